/** Invitations of leads to the newsletter: each person is asked once, and only who confirms is subscribed. */
import { randomUUID } from 'node:crypto'
import { newsletterDatabase } from './newsletter'
import { uniqueEmail } from '../samples'

const { run, member, submit, confirm, leave, pageOf, rowOf, subscriber, tokenOf, claimFor } =
  newsletterDatabase()

type Member = Awaited<ReturnType<typeof member>>
let office: Member
beforeAll(async () => {
  office = await member('office', 'none')
})

async function aLead(email = uniqueEmail()) {
  await submit({ email })
  await claimFor(email)
  return (await run<{ id: string }>('select id from public.leads where email = $1', [email]))[0]!.id
}
const INVITE = 'select public.invite_to_newsletter($1, $2) as outcome'
const invite = async (lead: string, invitation = randomUUID()) =>
  (await run(INVITE, [lead, invitation], office))[0]!.outcome

test('the person is asked in other words than a visitor, and agrees to the wording of the page', async () => {
  const email = uniqueEmail()
  expect(await invite(await aLead(email))).toBe('queued')
  expect(await rowOf(email)).toMatchObject({ state: 'pending', consent_version: null })
  expect(await claimFor(email)).toMatchObject([{ kind: 'newsletter-confirm', data: { invited: true } }])
  const token = await tokenOf(email, 'confirm')
  expect(await pageOf(token, 'confirm')).toMatchObject([{ email, state: 'pending' }])
  expect(await confirm(token)).toBe(true)
  expect(await rowOf(email)).toMatchObject({ state: 'confirmed', consent_version: 1, consent_language: 'en' })
})

test('nobody is asked twice, not even after the question has expired, and a repeated call changes nothing', async () => {
  const email = uniqueEmail()
  const lead = await aLead(email)
  const invitation = randomUUID()
  expect([await invite(lead, invitation), await invite(lead, invitation)]).toEqual(['queued', 'queued'])
  expect(await claimFor(email)).toHaveLength(1)
  expect(await invite(lead)).toBe('invited')
  await run('delete from public.newsletter_subscriptions where email = $1', [email])
  expect(await invite(lead)).toBe('invited')
  expect(await claimFor(email)).toEqual([])
})

test('subscribers, people who left or object, and leads without an address or in the bin are left out', async () => {
  const subscribed = await subscriber()
  expect(await invite(await aLead(subscribed))).toBe('subscribed')
  await leave(subscribed)
  const former = (await run<{ id: string }>('select id from public.leads where email = $1', [subscribed]))[0]!
  expect(await invite(former.id)).toBe('unsubscribed')

  const lead = await aLead()
  await run('update public.leads set objected_at = now() where id = $1', [lead])
  expect(await invite(lead)).toBe('objected')
  await run(
    "update public.leads set objected_at = null, email = null, phone = '+27821234567' where id = $1",
    [lead],
  )
  expect(await invite(lead)).toBe('noAddress')
  await run('update public.leads set binned_at = now() where id = $1', [lead])
  expect(await invite(lead)).toBe('gone')
})

test('a colleague has a limit an hour', async () => {
  const lead = await aLead()
  await run("update private.settings set value = 0 where key = 'letters_per_staff_and_hour'")
  expect(await invite(lead)).toBe('tooManyLetters')
  await run("update private.settings set value = 60 where key = 'letters_per_staff_and_hour'")
  expect(await invite(lead)).toBe('queued')
})
