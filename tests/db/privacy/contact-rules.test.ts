/** The rules for e-mail addresses and phone numbers in TypeScript and SQL must agree. */
import { emailField } from '@/lib/forms/email'
import { EMAIL_LENGTH } from '@/lib/forms/identity'
import { leadSchema } from '@/lib/leads/form/schema'
import { toE164 } from '@/lib/leads/phone'
import { subscriptionSchema } from '@/lib/newsletter/schema'
import { emails, noEmails } from '../../identity-vectors'
import { query } from '../second-database'

const addresses = [
  ...emails,
  ...noEmails,
  `${'a'.repeat(EMAIL_LENGTH - 12)}@example.org`,
  `${'a'.repeat(EMAIL_LENGTH - 11)}@example.org`,
  'ê'.repeat(EMAIL_LENGTH - 12) + '@example.org',
]

test.each(addresses)('the forms and the database agree on the e-mail address %j', async (email) => {
  const [row] = await query<{ valid: boolean }>('select private.is_email($1) as valid', [email])
  const form = { firstName: 'A', surname: 'B', email, phone: '082 123 4567' }
  expect([
    leadSchema.safeParse(form).success,
    subscriptionSchema.safeParse({ email, language: 'en' }).success,
    emailField.safeParse(email).success,
  ]).toEqual([row!.valid, row!.valid, row!.valid])
})

test.each([
  '082 123 4567',
  '+27 82 123 4567',
  '+264 81 123 4567',
  '+44.20.7946.0958',
  '+1 202 555 0123',
  '+683 4000',
])('the database accepts the phone number %j as stored by the form', async (typed) => {
  const insert = query(
    `insert into public.landing_form_submissions (first_name, surname, email, phone, spam_reason, created_at)
       values ('A', 'B', 'a@b.co', $1, 'trap', now() - interval '1 day')`,
    [toE164(typed)],
  )
  await expect(insert).resolves.toEqual([])
})
