/** The Data API's answer to an address reveals nothing known about it. */
import { MAIL, claimAgain } from '../mail/mail'
import { CHECK, type Row, anon, call, request, secret, select, store, stored } from '../rest'
import { DAY, fromNow, sampleSubscription, uniqueEmail } from '../samples'

const TABLE = 'newsletter_subscriptions'
const subscribe = (address: string) =>
  call(anon, 'subscribe_to_newsletter', { address, page_language: 'en', consent: 1, on_page: '/' })

/** Creates an address in each state. */
const inState: Record<string, () => Promise<string>> = {
  unknown: async () => uniqueEmail(),
  pending: () => kept({}),
  confirmed: () => kept({ state: 'confirmed', confirmed_at: fromNow(-DAY) }),
  unsubscribed: () => kept({ state: 'unsubscribed', ended_at: fromNow(-DAY) }),
  refused: () => kept({ state: 'refused', ended_at: fromNow(-DAY) }),
}

/** Stores an address a day old, past the hourly limit. */
async function kept(fields: object) {
  const row = await store(TABLE, sampleSubscription({ asked_at: fromNow(-DAY), ...fields }))
  return String(row.email)
}

test('an address gets the same answer in every state', async () => {
  const answers: unknown[] = []
  for (const make of Object.values(inState)) {
    const { status, body, headers } = await subscribe(await make())
    answers.push([status, body, [...headers.keys()].filter((name) => name !== 'date').sort()])
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toEqual([204, null, expect.anything()])
})

/** Fields that are refused, with the code. */
const REFUSED: readonly [Row, string][] = [
  ...['german', 'EN'].map((page_language): [Row, string] => [{ page_language }, CHECK]),
  // Consent must name an existing text.
  ...[0, 99, null].map((consent): [Row, string] => [{ consent }, '23503']),
  ...['blog', 'https://example.org/', `/${'a'.repeat(200)}`].map((on_page): [Row, string] => [
    { on_page },
    CHECK,
  ]),
]

test.each(Object.entries(inState))('an address that is %s gets the same refusals', async (_, make) => {
  const address = await make()
  const before = await stored(TABLE, `email=eq.${address}`)
  const ask = (fields: Row) =>
    call(anon, 'subscribe_to_newsletter', { page_language: 'en', consent: 1, on_page: '/', ...fields })
  for (const [fields, code] of REFUSED) {
    const [answer, reference] = [
      await ask({ address, ...fields }),
      await ask({ address: uniqueEmail(), ...fields }),
    ]
    expect([fields, answer.code]).toEqual([fields, code])
    expect([answer.status, answer.body]).toMatchObject([
      reference.status,
      { message: (reference.body as Row).message },
    ])
  }
  expect(await stored(TABLE, `email=eq.${address}`)).toEqual(before)
})

test.each(Object.entries(inState))(
  'an invalid link gets the same answer while an address is %s',
  async (_, make) => {
    const address = await make()
    const [row] = (await select(secret, TABLE, `email=eq.${address}`)).rows
    const token = `${String(row?.id ?? crypto.randomUUID())}_${'0'.repeat(64)}`
    for (const [name, args, body] of [
      ['confirm_newsletter', {}, false],
      ['unsubscribe_from_newsletter', {}, false],
      ['change_newsletter_language', { wanted: 'af' }, false],
      ['newsletter_subscription', { purpose: 'manage' }, []],
    ] as const)
      expect(await call(anon, name, { token, ...args })).toMatchObject({ status: 200, body })
  },
)

test('links work by POST only, so prefetching changes nothing', async () => {
  const address = await inState.pending!()
  const stateOf = async () => (await stored(TABLE, `email=eq.${address}`))?.state
  for (const [kind, name, before, after] of [
    ['newsletter-confirm', 'confirm_newsletter', 'pending', 'confirmed'],
    ['newsletter-welcome', 'unsubscribe_from_newsletter', 'confirmed', 'unsubscribed'],
  ] as const) {
    const message = (await stored(MAIL, `recipient=eq.${address}&kind=eq.${kind}`))!
    const { token } = (await claimAgain(message)).data as { token: string }
    const byGet = await request(anon, 'GET', `/rest/v1/rpc/${name}?token=${token}`)
    expect([byGet.status >= 400, await stateOf()]).toEqual([true, before])
    expect((await call(anon, name, { token })).body).toBe(true)
    expect(await stateOf()).toBe(after)
  }
})
