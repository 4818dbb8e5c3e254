/** Hostile texts in every field of an enquiry: stored, shown to staff, exported. */
import { payloads } from '../../payloads'
import { newPhone, unique } from '../support/data'
import { watchForHarm } from '../support/harm'
import { cleanText } from '@/lib/forms/identity'
import { full } from '../../scope'
import { asServiceRole, expect, signIn, test } from '../support/test'

if (full) test.setTimeout(1_200_000)

/** Columns of visitors' texts, with maximum lengths. */
const COLUMNS = {
  first_name: 100,
  surname: 100,
  utm_source: 200,
  utm_medium: 200,
  utm_campaign: 200,
  utm_term: 200,
  utm_content: 200,
  page: 500,
  referrer: 500,
}
const columns = Object.entries(COLUMNS)
const cut = (text: string, length: number) => [...text].slice(0, length).join('')

const mark = unique()
const visible = payloads.filter(
  (text, index) => (full || index % 40 === 0) && /[^\s\p{Z}\p{C}]/u.test(cut(text, 100)),
)

/** Enquiries with each text in one field. */
const enquiries = [...Array(Math.ceil(visible.length / columns.length))].map((_, number) => {
  const texts = columns.map(([name, length], field) => [
    name,
    cut(visible[(number * columns.length + field) % visible.length]!, length),
  ])
  return {
    ...(Object.fromEntries(texts) as Record<keyof typeof COLUMNS, string>),
    email: `${mark}-${number}@example.org`,
    phone: newPhone(),
    language: 'en',
  }
})

/** A text on one line, with spaces collapsed as on the page. */
const line = (text: string) => text.replaceAll(/[\t\n\f\r ]+/g, ' ').trim()

let leads: string[]
test.beforeAll(async () => {
  const stored = (await asServiceRole('landing_form_submissions', {
    method: 'POST',
    body: enquiries,
  })) as { lead_id: string }[]
  leads = stored.map(({ lead_id }) => lead_id)
})

test('hostile enquiries do no harm in the inbox and on the page of their lead', async ({ page }) => {
  const harm = await watchForHarm(page)
  await signIn(page)
  const shown = new Set<string>()
  for (let number = 1; number <= Math.ceil(enquiries.length / 20); number++) {
    await page.goto(`/admin/leads?q=${mark}&page=${number}`)
    const rows = page.getByRole('region', { name: 'Inbox' }).getByRole('row')
    const texts = await rows.allInnerTexts()
    for (const text of texts) shown.add(line(text))
    expect(await harm(), JSON.stringify(texts)).toEqual([])
  }
  for (const { email } of enquiries)
    expect(
      [...shown].filter((row) => row.includes(email)),
      email,
    ).toHaveLength(1)
  for (const [index, lead] of leads.entries()) {
    if (index % 10 > 0 && !full) continue
    const enquiry = enquiries[index]!
    await page.goto(`/admin/leads/${lead}`)
    const name = cleanText(`${enquiry.first_name} ${enquiry.surname}`)
    expect(line((await page.getByRole('heading', { level: 1 }).textContent())!)).toBe(name)
    expect(await harm(), JSON.stringify(enquiry)).toEqual([])
  }
})
