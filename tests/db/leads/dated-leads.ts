/** Leads of given dates, stored past the limits on visitors. */
import type { Row } from '../rest'
import { sampleLead, uniqueEmail, uniquePhone } from '../samples'
import { query } from '../second-database'

/** Midnight in Johannesburg that many days ago, plus a time of day. */
export const at = (daysAgo: number, time = '12:00') =>
  `((now() at time zone 'Africa/Johannesburg')::date - ${daysAgo} + time '${time}') at time zone 'Africa/Johannesburg'`

/** Stores a submission; returns its lead's id. */
export async function submit(fields: Row, when: string): Promise<unknown> {
  const row = sampleLead({ language: 'en', utm_source: null, utm_campaign: null, page: null, ...fields })
  const { first_name, surname, email, phone, language, utm_source, utm_campaign, page } = row
  const [stored] = await query(
    `insert into public.landing_form_submissions
       (first_name, surname, email, phone, language, utm_source, utm_campaign, page, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, ${when}) returning lead_id`,
    [first_name, surname, email, phone, language, utm_source, utm_campaign, page],
  )
  return stored?.lead_id
}

/** Stores a submission, and sets its lead's status and follow-up. */
export async function lead(fields: Row, when: string, status = 'new', followUp: string | null = null) {
  const id = await submit(fields, when)
  await query('update public.leads set status = $2, follow_up_on = $3 where id = $1', [id, status, followUp])
}

/** Stores spam. */
export const submitSpam = () =>
  query(
    `insert into public.landing_form_submissions (first_name, surname, email, phone, page, utm_source, spam_reason, created_at)
     values ('A', 'Spam', $1, $2, '/spam', 'spam', 'trap', ${at(1)})`,
    [uniqueEmail(), uniquePhone()],
  )

/** Stores five leads and spam, which lists, filters and metrics must ignore; there are no others. */
export async function storeFewLeads() {
  await query('delete from public.leads')
  await submitSpam()
  await lead({ first_name: 'Zoë', surname: 'Older', utm_source: 'Google' }, at(45), 'enrolled')
  await lead({ surname: 'botha', utm_source: 'google' }, at(31), 'lost')
  await lead({ surname: 'Êlse', phone: '+27829876543' }, at(2), 'enrolled', '2020-01-01')
  await lead({ surname: 'Night', email: 'night@example.org' }, at(1, '23:59'), 'contacted', '2099-01-01')
  await lead({ surname: 'Early', utm_source: 'facebook' }, at(0, '00:00'))
}
