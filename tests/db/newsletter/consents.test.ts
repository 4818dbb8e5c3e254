/** Consent texts are kept word for word as evidence. */
import af from '@/messages/af.json'
import en from '@/messages/en.json'
import { query } from '../second-database'

test('the newest version matches the form in both languages', async () => {
  const rows = await query(
    `select language, text from private.newsletter_consents
     where version = (select max(version) from private.newsletter_consents) order by language`,
  )
  expect(rows).toEqual([
    { language: 'af', text: af.Newsletter.consent },
    { language: 'en', text: en.Newsletter.consent },
  ])
})

test('every version exists in both languages', async () => {
  const rows = await query(
    "select version from private.newsletter_consents group by 1 having array_agg(language order by language) <> '{af,en}'",
  )
  expect(rows).toEqual([])
})

test('a text that somebody agreed to cannot be deleted', async () => {
  await query(
    `insert into public.newsletter_subscriptions (email, language, consent_version, consent_language, asked_at)
     values ('agreed@example.org', 'en', 1, 'en', now() - interval '1 day')`,
  )
  await expect(query('delete from private.newsletter_consents')).rejects.toThrow(/foreign key/)
})
