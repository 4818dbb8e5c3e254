/** An address rejected by the mail server gets no more newsletters; admins are not alerted. */
import { newsletterDatabase } from './newsletter'
import type { Row } from '../rest'

const {
  run,
  refusal,
  claimAll,
  claimFor,
  settle,
  mailTo,
  storeMail,
  subscribe,
  subscriber,
  confirm,
  leave,
  tokenOf,
  rowOf,
  decide,
  issue,
  messagesOf,
  admin,
} = newsletterDatabase()

const undelivered = async () =>
  (await run<{ count: string }>('select private.undelivered_mail() as count')).map(({ count }) =>
    Number(count),
  )

describe('when the mail server rejects an address', () => {
  test('the message fails and the subscription is refused, without notice', async () => {
    const address = await subscribe()
    const [question] = await claimFor(address)
    expect(await settle(question!, 'no-recipient', '550 No such user')).toEqual([{ settled: true }])
    expect(await rowOf(address)).toMatchObject({ state: 'refused', ended_at: expect.anything() })
    expect(await mailTo(address)).toEqual(['newsletter-confirm failed'])
    const [kept] = await run('select last_error from public.mail_messages where id = $1', [question!.id])
    expect(kept).toEqual({ last_error: '550 No such user' })
    expect(await undelivered()).toEqual([0])
  })

  test('a subscriber gets no other queued message and no later issue', async () => {
    const address = await subscriber()
    const [first, second] = [await issue(), await issue()]
    await decide(first, 'send')
    const [given] = await claimFor(address)
    await decide(second, 'send')
    await settle(given!, 'no-recipient')
    const stateIn = async (id: string) =>
      (await messagesOf(id)).filter(({ recipient }) => recipient === address).map(({ state }) => state)
    expect([await stateIn(first), await stateIn(second)]).toEqual([['failed'], ['cancelled']])
    await subscriber()
    const third = await issue()
    await decide(third, 'send')
    expect(await stateIn(third)).toEqual([])
  })

  test('the address is not suppressed', async () => {
    const address = await subscriber()
    await decide(await issue(), 'send')
    await settle((await claimFor(address))[0]!, 'no-recipient')
    expect(await run('select private.is_suppressed($1) as suppressed', [address])).toEqual([
      { suppressed: false },
    ])
  })

  test('a subscription that has ended since is unchanged', async () => {
    const address = await subscriber()
    await decide(await issue(), 'send')
    const [given] = await claimFor(address)
    await leave(address)
    const before = await rowOf(address)
    expect(await settle(given!, 'no-recipient')).toEqual([{ settled: true }])
    expect(await rowOf(address)).toEqual(before)
  })

  test('an outcome after the lease was lost does not count', async () => {
    const address = await subscribe()
    const [question] = await claimFor(address)
    expect(await settle({ ...question!, attempt: 7 }, 'no-recipient')).toEqual([{ settled: false }])
    await settle(question!, 'sent')
    expect(await settle(question!, 'no-recipient')).toEqual([{ settled: false }])
    expect(await rowOf(address)).toMatchObject({ state: 'pending' })
  })

  test('an answer to an enquiry fails, but the newsletter continues', async () => {
    const address = await subscriber()
    await storeMail('lead-answer', 'queued', 0, address)
    const [answer] = await claimFor(address)
    await settle(answer!, 'no-recipient', '550 No such user')
    expect(await mailTo(address)).toContain('lead-answer failed')
    expect(await rowOf(address)).toMatchObject({ state: 'confirmed' })
    expect(await undelivered()).toEqual([1])
    await run("delete from public.mail_messages where kind = 'lead-answer'")
  })
})

test('a rejected text, unlike a rejected address, leaves the subscription alone', async () => {
  const address = await subscribe()
  await settle((await claimFor(address))[0]!, 'refused', '554 Looks like spam')
  expect(await mailTo(address)).toEqual(['newsletter-confirm failed'])
  expect(await rowOf(address)).toMatchObject({ state: 'pending', ended_at: null })
  expect(await undelivered()).toEqual([0])
})

test('a newsletter message tried twice counts as undelivered, like any other', async () => {
  const address = await subscribe()
  for (const [outcome, count] of [
    ['again', 0],
    ['again', 1],
    ['refused', 0],
  ] as const) {
    await settle((await claimFor(address))[0]!, outcome, '451 Later')
    await run("update public.mail_messages set next_attempt_at = now() where state = 'queued'")
    expect(await undelivered()).toEqual([count])
  }
})

describe('an admin', () => {
  const end = 'select public.end_subscription($1, $2) as ended'
  const idOf = async (address: string) => String((await rowOf(address)).id)
  const entriesAbout = (id: string): Promise<Row[]> =>
    run('select kind, actor, detail from private.audit_log where target = $1', [id])

  test.each([
    ['unsubscribe', 'unsubscribed', ['newsletter-goodbye queued'], true],
    ['refuse', 'refused', [], false],
  ] as const)('ends a subscription by %s, once, and is audited', async (decision, state, told, listed) => {
    for (const address of [await subscribe(), await subscriber()]) {
      await claimAll()
      const id = await idOf(address)
      expect(await run(end, [id, decision], admin())).toEqual([{ ended: true }])
      expect(await rowOf(address)).toMatchObject({ state, ended_at: expect.anything() })
      expect((await mailTo(address)).filter((message) => message.endsWith('queued'))).toEqual(told)
      for (const again of ['unsubscribe', 'refuse'])
        expect(await run(end, [id, again], admin())).toEqual([{ ended: false }])
      const suppressed = await run('select private.is_suppressed($1) as is', [address])
      expect(suppressed).toEqual([{ is: listed }])
      expect(await entriesAbout(id)).toEqual([
        { kind: 'subscription-ended', actor: admin().id, detail: decision },
      ])
      // The log holds no visitor's data.
      expect(JSON.stringify(await run('select * from private.audit_log'))).not.toContain(address)
    }
  })

  test('has no other decision', async () => {
    const address = await subscriber()
    await confirm(await tokenOf(address, 'confirm'))
    const id = await idOf(address)
    expect(await refusal(end, [id, 'confirm'], admin())).toBe('22023')
    expect(await rowOf(address)).toMatchObject({ state: 'confirmed' })
  })
})
