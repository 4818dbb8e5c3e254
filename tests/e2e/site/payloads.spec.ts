/** Hostile texts in addresses: no failure, no header lost, nothing that comes back as markup, no way to another site. */
import { payloads } from '../../payloads'
import { full } from '../../scope'
import { expect, site, test } from '../support/test'
import { SECURITY_HEADERS, ask } from '../support/wire'

test.setTimeout(full ? 1_200_000 : 120_000)

/** Where a text from an address is read: as a part of the path, or in the query. */
const places: ((text: string) => string)[] = [
  (text) => `/blog/${text}`,
  (text) => `/blog/search?q=${text}`,
  (text) => `/af/${text}`,
  (text) => `/api/posts?locale=en&q=${text}`,
  (text) => `/payment-notification?m_payment_id=${text}`,
  (text) => `/newsletter/confirm?token=${text}`,
  (text) => `/api/newsletter/unsubscribe?token=${text}`,
  (text) => `/api/payments/${text}`,
  (text) => `/api/pay/${text}/receipt`,
  (text) => `/api/pay/${text}/credit-notes/${text}`,
  (text) => `/share/en/blog/${text}.png`,
  (text) => `/pictures/${text}`,
  (text) => `/blog/category/${text}`,
  (text) => `/landing?utm_source=${text}&lng=${text}`,
  (text) => `/admin/login?next=${text}`,
  (text) => `/_next/image?w=640&q=75&url=${text}`,
  (text) => `/blog/preview/${text}`,
  (text) => `/brochures/${text}`,
]

/** What of a text may stand in a request as it is. */
const unescaped = (text: string) => text.replaceAll(/[^\u0021-\u007e]/gu, encodeURIComponent)

/** A text as a script has it in a string: the backslashes before its quotation marks make it harmless there. */
const inString = (text: string) => JSON.stringify(text).slice(1, -1)

/** A page without the text where it stands in a string of a script, or in one within such a string. */
const withoutJson = (body: string, text: string) =>
  body.replaceAll(inString(inString(text)), '').replaceAll(inString(text), '')

/** What is wrong with the answer at an address; null for nothing. */
async function faultOf(path: string, text: string): Promise<string | null> {
  const { status, headers, body } = await ask(path)
  if (status >= 500) return `answers ${status}`
  const missing = SECURITY_HEADERS.filter((name) => !headers[name])
  if (missing.length > 0) return `has no ${missing.join(', ')}`
  if (headers.location && new URL(headers.location, site).origin !== site)
    return `leads to ${headers.location}`
  if (
    headers['content-type']?.startsWith('text/html') &&
    /[<>"]/.test(text) &&
    text.length > 9 &&
    withoutJson(body, text).includes(text)
  )
    return 'gives the text back'
  return null
}

/** The faults at these addresses, four of which are asked for at a time. */
async function faults(addresses: readonly (readonly [path: string, text: string])[]): Promise<object[]> {
  const found: { fault: string; path: string; text: string }[] = []
  const waiting = [...addresses]
  async function lane() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [path, text] = next
      const fault = await faultOf(path, text)
      if (fault) found.push({ fault, path, text })
    }
  }
  await Promise.all([lane(), lane(), lane(), lane()])
  // A busy machine refuses what came with much else. Asked for alone, each has to be answered.
  const alone = []
  for (const one of found) if (await faultOf(one.path, one.text)) alone.push(one)
  return alone
}

test('hostile texts in addresses', async () => {
  const addresses = payloads.flatMap((text, index) => {
    if (!full && index % 12 > 0) return []
    const here = full ? places : [places[index % places.length]!]
    // Half of them as a browser writes them, half with every sign that an address may have.
    const part = (index / places.length) % 2 < 1 ? encodeURIComponent(text) : unescaped(text)
    return here.map((place) => [place(part), text] as const)
  })
  expect(await faults(addresses)).toEqual([])
})
