/** A subscriber's data after retention, erasure and objection. */
import { NEWSLETTER_ENDED_DAYS, NEWSLETTER_PENDING_DAYS, NEWSLETTER_REFUSED_MONTHS } from '@/lib/retention'
import en from '@/messages/en.json'
import { newsletterDatabase } from './newsletter'
import type { Row } from '../rest'
import { uniqueEmail } from '../samples'

const { run, admin, subscribe, subscriber, leave, rowOf, mailTo, decide, issue, claimAll, confirm, tokenOf } =
  newsletterDatabase()

const isSuppressed = async (address: string) => {
  const [row] = await run<{ is: boolean }>('select private.is_suppressed($1) as is', [address])
  return row!.is
}
const isKept = async (address: string) => (await rowOf(address)) !== undefined
const asAdmin = async (name: string, ...values: unknown[]) => {
  const list = values.map((_, index) => `$${index + 1}`).join()
  const [row] = await run(`select public.${name}(${list}) as answer`, values, admin())
  return row!.answer
}

describe('at the end of retention', () => {
  const purge = () => run('select public.purge_expired()')

  test.each<[string, string, string]>([
    ['pending', 'asked_at', `${NEWSLETTER_PENDING_DAYS} days`],
    ['unsubscribed', 'ended_at', `${NEWSLETTER_ENDED_DAYS} days`],
    ['refused', 'ended_at', `${NEWSLETTER_REFUSED_MONTHS} months`],
  ])(
    'a subscription that is %s is deleted with its messages, by %s after %s',
    async (state, column, period) => {
      const addresses = [await subscribe(), await subscribe()]
      for (const [index, address] of addresses.entries()) {
        await run(
          `update public.newsletter_subscriptions set state = $2, ended_at = case when $2 <> 'pending' then now() end,
           created_at = now() - interval '3 years'
         where email = $1`,
          [address, state],
        )
        await run(
          `update public.newsletter_subscriptions
         set ${column} = now() - $2::interval + ($3 || ' hours')::interval where email = $1`,
          [address, period, index === 0 ? '1' : '-1'],
        )
      }
      const [kept, expired] = addresses as [string, string]
      expect((await mailTo(expired)).length).toBeGreaterThan(0)
      await purge()
      expect([await isKept(kept), await isKept(expired)]).toEqual([true, false])
      expect([(await mailTo(kept)).length > 0, await mailTo(expired)]).toEqual([true, []])
    },
  )

  test('a confirmed subscription stays, however old', async () => {
    const address = await subscriber()
    await run(
      `update public.newsletter_subscriptions set created_at = now() - interval '9 years',
         asked_at = now() - interval '9 years', confirmed_at = now() - interval '9 years' where email = $1`,
      [address],
    )
    await purge()
    expect(await isKept(address)).toBe(true)
  })

  test('the suppression entry of a former subscriber stays', async () => {
    const address = await subscriber()
    await leave(address)
    await run(
      "update public.newsletter_subscriptions set ended_at = now() - interval '1 year' where email = $1",
      [address],
    )
    await run("update private.mail_suppressions set since = now() - interval '9 years'")
    await purge()
    expect([await isKept(address), await isSuppressed(address)]).toEqual([false, true])
    // So the next import does not ask again.
    await run("insert into public.newsletter_subscriptions (email, language) values ($1, 'en')", [address])
    expect(await mailTo(address)).toEqual([])
  })
})

describe('an erasure', () => {
  test('deletes the subscription and its messages, queued or sent', async () => {
    const [address, other] = [await subscriber(), await subscriber()]
    await claimAll()
    await decide(await issue(), 'send')
    // A subscription, a question, a welcome and an issue.
    expect(await asAdmin('erase_person', address)).toBe(4)
    expect([await isKept(address), await mailTo(address)]).toEqual([false, []])
    expect([await isKept(other), await isSuppressed(address)]).toEqual([true, false])
    expect((await mailTo(other)).filter((message) => message.startsWith('newsletter-issue'))).toHaveLength(1)
  })

  test('keeps the suppression entry, which names nobody', async () => {
    const address = await subscriber()
    await leave(address)
    await asAdmin('erase_person', address.toUpperCase())
    expect([await isKept(address), await isSuppressed(address)]).toEqual([false, true])
    expect(JSON.stringify(await run('select * from private.mail_suppressions'))).not.toContain(address)
  })
})

describe('an objection', () => {
  test('ends the newsletter and suppresses the address until withdrawn', async () => {
    const address = await subscriber()
    await decide(await issue(), 'send')
    await asAdmin('record_objection', ` ${address.toUpperCase()}`, true)
    expect([await isKept(address), await isSuppressed(address)]).toEqual([false, true])
    // Neither a goodbye nor the queued issue.
    expect((await mailTo(address)).filter((message) => message.endsWith('queued'))).toEqual([])
    await asAdmin('record_objection', address, false)
    expect(await isSuppressed(address)).toBe(false)
  })

  test('from an unknown address is suppressed as well', async () => {
    const address = uniqueEmail()
    await asAdmin('record_objection', address, true)
    await asAdmin('record_objection', address, true)
    expect(await isSuppressed(address)).toBe(true)
  })
})

test('a person’s data have the consent verbatim, when and where, but nothing to forge links', async () => {
  const address = await subscribe()
  await confirm(await tokenOf(address, 'confirm'))
  const { id, nonce } = await rowOf(address)
  for (const name of ['person_content', 'person_data']) {
    const { newsletter, mail } = (await asAdmin(name, address)) as Record<string, Row[]>
    expect(newsletter).toEqual([
      {
        ...{ id, email: address, language: 'en', state: 'confirmed', page: '/blog', ended_at: null },
        ...{ consent_version: 1, consent_language: 'en', consent: en.Newsletter.consent },
        ...{ created_at: expect.anything(), asked_at: expect.anything(), confirmed_at: expect.anything() },
      },
    ])
    expect(mail!.map(({ kind }) => kind).toSorted()).toEqual(['newsletter-confirm', 'newsletter-welcome'])
    expect(JSON.stringify([newsletter, mail])).not.toContain(String(nonce))
  }
})

test('a person with an imported address has no consent in their data', async () => {
  const address = uniqueEmail()
  await run("insert into public.newsletter_subscriptions (email, language) values ($1, 'en')", [address])
  const { newsletter } = (await asAdmin('person_content', address)) as Record<string, Row[]>
  expect(newsletter).toMatchObject([{ email: address, consent: null, consent_version: null, page: null }])
})
