import { type Row, newEmail, newPhone, selectRows } from './data'
import { type Page, asServiceRole } from './test'

/** A person with two enquiries, two of spam, a note, a follow-up, the newsletter and its welcome. */
export async function makePerson() {
  const mark = crypto.randomUUID()
  const [email, phone] = [newEmail(), newPhone()]
  const sent = { first_name: 'Vergeet', surname: mark, email, phone }
  const [{ lead_id }] = (await asServiceRole('landing_form_submissions', {
    method: 'POST',
    body: [sent, sent],
  })) as unknown as [Row]
  await asServiceRole('lead_events', { method: 'POST', body: { lead_id, note: `About ${mark}` } })
  await asServiceRole(`leads?id=eq.${lead_id}`, { method: 'PATCH', body: { follow_up_on: '2026-12-01' } })
  await asServiceRole('landing_form_submissions', {
    method: 'POST',
    body: [
      { ...sent, spam_reason: 'limit' },
      { ...sent, spam_reason: 'trap' },
    ],
  })
  await asServiceRole('newsletter_subscriptions', {
    method: 'POST',
    body: { email, language: 'af', state: 'confirmed', confirmed_at: new Date().toISOString() },
  })
  return { mark, email, phone, lead: String(lead_id) }
}

const TABLES = [
  'leads',
  'lead_events',
  'lead_suggestions',
  'landing_form_submissions',
  'newsletter_subscriptions',
  'mail_messages',
  'privacy_requests',
  'privacy_log',
]

/** All rows as one string, in which an erased person must not occur. */
export async function everything(): Promise<string> {
  const all = await Promise.all(TABLES.map((table) => selectRows(`${table}?select=*&limit=5000`)))
  return JSON.stringify(all)
}

/** Searches for a person on the staff page. */
export async function lookUp(page: Page, email: string) {
  await page.getByLabel('E-mail address, phone number or name').fill(email)
  await page.getByRole('button', { name: 'Search' }).click()
}
