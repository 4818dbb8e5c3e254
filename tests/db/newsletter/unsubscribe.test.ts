/** Unsubscribing sends one goodbye, then nothing unasked; the language can be changed. */
import { newsletterDatabase, samplePart } from './newsletter'

const {
  run,
  refusal,
  submit,
  messagesAbout,
  claimAll,
  claimFor,
  settle,
  mailTo,
  subscribe,
  subscriber,
  confirm,
  unsubscribe,
  leave,
  changeLanguage,
  tokenOf,
  pageOf,
  rowOf,
  decide,
  issue,
} = newsletterDatabase()

const kindsAfter = async (address: string) => {
  const { id } = await submit({ email: address })
  return (await messagesAbout(id)).map(({ kind }) => kind)
}
const waiting = async (address: string) =>
  (await mailTo(address)).filter((message) => message.endsWith('queued'))

describe('unsubscribing', () => {
  test('ends a subscription and says goodbye once', async () => {
    const address = await subscriber('af')
    const token = await tokenOf(address, 'manage')
    expect(await Promise.all([unsubscribe(token), unsubscribe(token)])).toEqual([true, true])
    const ended = await rowOf(address)
    expect(ended).toMatchObject({ state: 'unsubscribed', ended_at: expect.anything() })
    expect(await waiting(address)).toEqual(['newsletter-goodbye queued'])
    const [goodbye] = await claimFor(address)
    expect(goodbye).toMatchObject({ kind: 'newsletter-goodbye', language: 'af', data: {} })
    expect(await unsubscribe(token)).toBe(true)
    expect([await rowOf(address), await waiting(address)]).toEqual([ended, []])
  })

  test('cancels queued and failed messages', async () => {
    const address = await subscribe()
    await confirm(await tokenOf(address, 'confirm'))
    const first = await issue()
    await decide(first, 'send')
    await run("update public.mail_messages set state = 'failed', settled_at = now() where issue_id = $1", [
      first,
    ])
    await decide(await issue(), 'send')
    await leave(address)
    expect((await mailTo(address)).sort()).toEqual([
      'newsletter-confirm cancelled',
      'newsletter-goodbye queued',
      'newsletter-issue cancelled',
      'newsletter-issue cancelled',
      'newsletter-welcome cancelled',
    ])
  })

  test('works before the address is confirmed, too', async () => {
    const address = await subscribe()
    expect(await leave(address)).toBe(true)
    expect(await confirm(await tokenOf(address, 'confirm'))).toBe(false)
    expect((await mailTo(address)).sort()).toEqual([
      'newsletter-confirm cancelled',
      'newsletter-goodbye queued',
    ])
  })

  test('stops retries of a message being sent', async () => {
    const address = await subscriber()
    await decide(await issue(), 'send')
    const [given] = await claimFor(address)
    await leave(address)
    expect(await settle(given!, 'again', '451 Later')).toEqual([{ settled: true }])
    await run('update public.mail_messages set next_attempt_at = now() where id = $1', [given!.id])
    expect((await claimFor(address)).map(({ kind }) => kind)).toEqual(['newsletter-goodbye'])
    expect(await mailTo(address)).toContain('newsletter-issue cancelled')
  })
})

describe('the suppression list', () => {
  test('stops answers to enquiries until the address is confirmed again', async () => {
    const address = await subscriber()
    expect(await kindsAfter(address)).toEqual(['lead-answer'])
    await run('delete from public.mail_messages where recipient = $1', [address])
    await leave(address)
    expect(await kindsAfter(address)).toEqual([])
    await subscribe(address)
    expect(await kindsAfter(address)).toEqual([])
    await confirm(await tokenOf(address, 'confirm'))
    expect(await kindsAfter(address)).toEqual(['lead-answer'])
  })

  test('holds no address but a hash keyed with the database’s secret', async () => {
    const address = await subscriber()
    await leave(address)
    const rows = await run('select hash from private.mail_suppressions')
    expect(JSON.stringify(rows)).not.toContain(address)
    const [hash] = await run("select private.keyed_hash('mail-suppression', $1) as hash", [address])
    expect(rows).toContainEqual(hash)
  })
})

describe('subscribing again', () => {
  test('after unsubscribing asks once more, even on the same day', async () => {
    const address = await subscriber()
    await leave(address)
    for (let times = 1; times <= 2; times++) await subscribe(address, 'af')
    const row = await rowOf(address)
    expect(row).toMatchObject({ state: 'pending', ended_at: null, language: 'af', consent_language: 'af' })
    expect(await waiting(address)).toEqual(['newsletter-confirm queued'])
    // The goodbye no longer applies.
    expect(await mailTo(address)).toContain('newsletter-goodbye cancelled')
    const [question] = await claimFor(address)
    expect(await confirm(question!.data.token!)).toBe(true)
    expect(await waiting(address)).toEqual(['newsletter-welcome queued'])
  })

  test('after a refusal restarts, without a second question on the same day', async () => {
    const address = await subscribe()
    const [question] = await claimFor(address)
    await settle(question!, 'no-recipient', '550 No such user')
    expect(await rowOf(address)).toMatchObject({ state: 'refused' })
    await subscribe(address)
    expect(await rowOf(address)).toMatchObject({ state: 'pending', ended_at: null })
    expect(await waiting(address)).toEqual([])
    await run("update public.mail_messages set dedupe_key = dedupe_key || ' before' where recipient = $1", [
      address,
    ])
    await subscribe(address)
    expect(await waiting(address)).toEqual(['newsletter-confirm queued'])
  })
})

describe('the language', () => {
  test('is changed by a message’s link, for later messages', async () => {
    const address = await subscriber('en')
    await claimAll()
    const token = await tokenOf(address, 'manage')
    expect(await changeLanguage(token, 'af')).toBe(true)
    expect(await pageOf(token, 'manage')).toEqual([
      { email: address, language: 'af', state: 'confirmed', ended: false },
    ])
    // The consent keeps its language.
    expect(await rowOf(address)).toMatchObject({ consent_language: 'en' })
    expect(await claimFor(address)).toEqual([])
    await subscriber('en')
    await decide(await issue(), 'send')
    expect(await waiting(address)).toEqual([])
    await decide(await issue({ af: samplePart() }), 'send')
    expect(await claimFor(address)).toMatchObject([{ kind: 'newsletter-issue', language: 'af' }])
  })

  test('must be known, and the subscription confirmed', async () => {
    const [pending, ended] = [await subscribe(), await subscriber()]
    const token = await tokenOf(ended, 'manage')
    const change = 'select public.change_newsletter_language($1, $2)'
    expect(await refusal(change, [token, 'german'])).toBe('23514')
    await leave(ended)
    for (const address of [pending, ended]) {
      expect(await changeLanguage(await tokenOf(address, 'manage'), 'af')).toBe(false)
      expect(await rowOf(address)).toMatchObject({ language: 'en' })
    }
  })
})
