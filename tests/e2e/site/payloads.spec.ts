/** Hostile texts in addresses: no failure, missing header, echo as markup or redirect to another site. */
import { payloads } from '../../payloads'
import { full } from '../../scope'
import { expect, site, test } from '../support/test'
import { SECURITY_HEADERS, ask } from '../support/wire'

if (full) test.setTimeout(1_200_000)

/** Addresses that contain a text, in path or query. */
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
  (text) => `/_next/image?w=640&q=50&url=${text}`,
  (text) => `/blog/preview/${text}`,
  (text) => `/brochures/${text}`,
]

/** Escapes only characters that a request cannot contain. */
const unescaped = (text: string) => text.replaceAll(/[^\u0021-\u007e]/gu, encodeURIComponent)

/** A text in a script's string, where backslashes disarm its quotation marks. */
const inString = (text: string) => JSON.stringify(text).slice(1, -1)

/** A page without the text in strings of scripts, or strings within those. */
const withoutJson = (body: string, text: string) =>
  body.replaceAll(inString(inString(text)), '').replaceAll(inString(text), '')

/** A response's fault, or null. */
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

/** Faults at these addresses, requested four at a time. */
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
  // A busy machine may refuse requests; repeated alone, each must be answered.
  const alone = []
  for (const one of found) if (await faultOf(one.path, one.text)) alone.push(one)
  return alone
}

test('hostile texts in addresses do no harm', async () => {
  const addresses = payloads.flatMap((text, index) => {
    if (!full && index % 12 > 0) return []
    const here = full ? places : [places[index % places.length]!]
    // Half encoded as by a browser, half with every character allowed in an address.
    const part = (index / places.length) % 2 < 1 ? encodeURIComponent(text) : unescaped(text)
    return here.map((place) => [place(part), text] as const)
  })
  expect(await faults(addresses)).toEqual([])
})
