/** A privacy request is confirmed with a link sent to its address only, while it is open. */
import { VISITOR, mailDatabase } from '../mail/database'
import { uniqueEmail } from '../samples'

const { run, claimAll, member } = mailDatabase()

const asVisitor = async (sql: string, values: unknown[]) =>
  (await run<{ done: unknown }>(`select ${sql} as done`, values, VISITOR))[0]!.done
const confirm = (token: string) => asVisitor('public.confirm_privacy_request($1)', [token])
const pageOf = (token: string) => run('select * from public.privacy_request($1)', [token], VISITOR)
const stateOf = async (address: string) =>
  (await run('select state from public.privacy_requests where email = $1', [address]))[0]?.state

/** Submits a request; returns its address and the token from its message. */
async function ask(kind = 'access') {
  const address = uniqueEmail()
  await asVisitor("public.submit_privacy_request($1, $2, 'Thandi', 'af', '')", [kind, address])
  const [message, ...others] = (await claimAll()).filter(({ recipient }) => recipient === address)
  expect([message, others]).toMatchObject([{ kind: 'privacy-request', language: 'af' }, []])
  const { token, request } = message!.data as { token: string; request: string }
  expect(request).toBe(kind)
  return { address, token }
}

test.each(['access', 'correction', 'deletion', 'objection'])(
  'a request for %s is confirmed by its link, once, and audited',
  async (kind) => {
    const { address, token } = await ask(kind)
    expect(await pageOf(token)).toEqual([{ kind, state: 'unconfirmed' }])
    expect(await stateOf(address)).toBe('unconfirmed')
    for (let pressed = 0; pressed < 2; pressed++) expect(await confirm(token)).toBe(true)
    expect(await stateOf(address)).toBe('confirmed')
    expect(await pageOf(token)).toEqual([{ kind, state: 'confirmed' }])
    const entries = await run(
      `select from private.audit_log where kind = 'request-confirmed' and target =
         (select id::text from public.privacy_requests where email = $1)`,
      [address],
    )
    expect(entries).toHaveLength(1)
  },
)

test.each([
  ['it is answered', 'update public.privacy_requests set answered_on = private.today() where email = $1'],
  ['it is overdue', 'update public.privacy_requests set received_on = received_on - 31 where email = $1'],
  ['it is gone', 'delete from public.privacy_requests where email = $1'],
])('the link is invalid once %s', async (_, sql) => {
  const { address, token } = await ask()
  await run(sql, [address])
  expect(await pageOf(token)).toEqual([])
  expect(await confirm(token)).toBe(false)
})

test('the link is invalid once its person is erased', async () => {
  const { address, token } = await ask()
  await run('select public.erase_person($1)', [address], await member('admin', 'none'))
  expect(await confirm(token)).toBe(false)
  expect(await run('select from public.mail_messages where recipient = $1', [address])).toEqual([])
})

test('a token confirms only its own request', async () => {
  const [first, second] = [await ask(), await ask()]
  const mixed = second.token.slice(0, 36) + first.token.slice(36)
  const [other] = await run<{ token: string }>(
    "select private.mail_token('newsletter-confirm', id, nonce) as token from public.privacy_requests where email = $1",
    [first.address],
  )
  for (const token of [
    mixed,
    other!.token,
    first.token.toUpperCase(),
    first.token.slice(0, -1),
    '',
    "' or true --",
  ])
    expect(await confirm(token)).toBe(false)
  for (const { address } of [first, second]) expect(await stateOf(address)).toBe('unconfirmed')
})
