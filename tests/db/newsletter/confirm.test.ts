/** A subscription counts once confirmed with the link sent to its address. */
import { NEWSLETTER_PENDING_DAYS } from '@/lib/retention'
import { newsletterDatabase } from './newsletter'
import { uniqueEmail } from '../samples'

const {
  run,
  subscribe,
  subscriber,
  confirm,
  unsubscribe,
  tokenOf,
  pageOf,
  rowOf,
  pass,
  claimAll,
  claimFor,
  mailTo,
} = newsletterDatabase()

describe('a submitted address', () => {
  test('is pending, and asked once a day however often it is submitted', async () => {
    const address = await subscribe()
    for (let times = 1; times <= 3; times++) await subscribe(address)
    expect(await rowOf(address)).toMatchObject({ state: 'pending', confirmed_at: null, ended_at: null })
    expect(await mailTo(address)).toEqual(['newsletter-confirm queued'])
    await claimAll()
    await subscribe(address)
    expect(await mailTo(address)).toEqual(['newsletter-confirm sending'])
    // A question on another day does not count.
    await run(
      `update public.mail_messages set dedupe_key = replace(dedupe_key, private.today()::text, '2026-01-01')
       where recipient = $1`,
      [address],
    )
    await subscribe(address)
    expect((await mailTo(address)).sort()).toEqual([
      'newsletter-confirm queued',
      'newsletter-confirm sending',
    ])
  })

  test('is asked in the language of the form, with a token that confirms', async () => {
    const address = await subscribe(undefined, 'af')
    const [message, ...others] = await claimFor(address)
    expect([others, Object.keys(message!.data)]).toEqual([[], ['token', 'invited']])
    expect(message!.data.invited).toBe(false)
    expect(message).toMatchObject({ kind: 'newsletter-confirm', language: 'af' })
    const shown = { email: address, language: 'af', state: 'pending', ended: false }
    expect(await pageOf(message!.data.token!, 'confirm')).toEqual([shown])
    expect(await confirm(message!.data.token!)).toBe(true)
    expect(await rowOf(address)).toMatchObject({ state: 'confirmed', language: 'af', consent_language: 'af' })
    expect(await pageOf(message!.data.token!, 'confirm')).toEqual([{ ...shown, state: 'confirmed' }])
  })

  test('once confirmed keeps its evidence if resubmitted, and gets no mail', async () => {
    const address = await subscriber('en')
    const { asked_at, ...before } = await rowOf(address)
    await pass(address, '1 hour')
    await subscribe(address, 'af')
    const { asked_at: later, ...now } = await rowOf(address)
    expect(now).toEqual(before)
    expect(Date.parse(String(later))).toBeGreaterThanOrEqual(Date.parse(String(asked_at)))
    expect((await mailTo(address)).filter((message) => message.endsWith('queued'))).toEqual([])
  })
})

describe('confirming', () => {
  test('cancels the question and sends a welcome with an unsubscribe token', async () => {
    const address = await subscribe()
    expect(await confirm(await tokenOf(address, 'confirm'))).toBe(true)
    expect((await mailTo(address)).sort()).toEqual([
      'newsletter-confirm cancelled',
      'newsletter-welcome queued',
    ])
    const [welcome, ...others] = await claimFor(address)
    expect(others).toEqual([])
    expect(welcome).toMatchObject({ kind: 'newsletter-welcome', language: 'en' })
    expect(await unsubscribe(welcome!.data.token!)).toBe(true)
    expect(await rowOf(address)).toMatchObject({ state: 'unsubscribed' })
  })

  test('again or concurrently returns true and welcomes once', async () => {
    const address = await subscribe()
    const token = await tokenOf(address, 'confirm')
    expect(await Promise.all([confirm(token), confirm(token), confirm(token)])).toEqual([true, true, true])
    const before = await rowOf(address)
    await claimAll()
    expect(await confirm(token)).toBe(true)
    expect(await rowOf(address)).toEqual(before)
    expect((await mailTo(address)).filter((message) => message.startsWith('newsletter-welcome'))).toEqual([
      'newsletter-welcome sending',
    ])
  })

  test('works for the days in the privacy policy, and again if resubmitted', async () => {
    const address = await subscribe()
    const token = await tokenOf(address, 'confirm')
    const days = NEWSLETTER_PENDING_DAYS
    await pass(address, `${days} days -1 minute`)
    expect(await pageOf(token, 'confirm')).toMatchObject([{ ended: false }])
    await pass(address, '2 minutes')
    expect(await pageOf(token, 'confirm')).toMatchObject([{ state: 'pending', ended: true }])
    expect(await confirm(token)).toBe(false)
    expect(await rowOf(address)).toMatchObject({ state: 'pending', confirmed_at: null })
    await subscribe(address)
    expect(await confirm(token)).toBe(true)
  })

  test('fails once the subscription has ended', async () => {
    for (const state of ['unsubscribed', 'refused']) {
      const address = await subscriber()
      await run('update public.newsletter_subscriptions set state = $2, ended_at = now() where email = $1', [
        address,
        state,
      ])
      const token = await tokenOf(address, 'confirm')
      expect(await confirm(token)).toBe(false)
      expect(await pageOf(token, 'confirm')).toMatchObject([{ state, ended: true }])
      expect(await rowOf(address)).toMatchObject({ state })
    }
  })
})

describe('an imported address', () => {
  const importOne = async (address = uniqueEmail()) => {
    await run("insert into public.newsletter_subscriptions (email, language) values ($1, 'af')", [address])
    return address
  }

  test('is pending, and asked once', async () => {
    const address = await importOne()
    expect(await rowOf(address)).toMatchObject({ state: 'pending', consent_version: null, page: null })
    const [message, ...others] = await claimFor(address)
    expect([message?.kind, message?.language, others]).toEqual(['newsletter-confirm', 'af', []])
    await claimAll()
    expect(await mailTo(address)).toEqual(['newsletter-confirm sending'])
    expect(await confirm(message!.data.token!)).toBe(true)
  })

  test('is not asked if suppressed, unless it is submitted', async () => {
    const address = uniqueEmail()
    await run('select private.suppress_mail($1)', [address])
    await importOne(address)
    expect(await mailTo(address)).toEqual([])
    await subscribe(address)
    expect(await mailTo(address)).toEqual(['newsletter-confirm queued'])
  })
})
