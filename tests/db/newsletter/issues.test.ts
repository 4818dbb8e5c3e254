/** Newsletter issues: written and sent by admins only, over the version read, and audited. */
import { randomUUID } from 'node:crypto'
import { newsletterDatabase, samplePart } from './newsletter'
import { DAY, fromNow } from '../samples'

const { run, refusal, member, subscriber, admin, issue, issueOf, decide, refusedDecision, messagesOf } =
  newsletterDatabase()

beforeAll(async () => {
  await subscriber('en')
})

const STATES = ['draft', 'scheduled', 'sending', 'paused', 'failed', 'sent', 'cancelled'] as const
type State = (typeof STATES)[number]

/** An issue brought into a state by decisions. */
async function issueIn(state: State) {
  const id = await issue()
  if (state === 'scheduled') await decide(id, 'send', fromNow(DAY))
  else if (state !== 'draft') await decide(id, 'send')
  if (state === 'paused') await decide(id, 'pause')
  if (state === 'cancelled') await decide(id, 'cancel')
  if (state === 'failed')
    await run("update public.newsletter_issues set state = 'failed', problem = 'disk full' where id = $1", [
      id,
    ])
  if (state === 'sent') {
    await run("update public.mail_messages set state = 'sent', settled_at = now() where issue_id = $1", [id])
    await run('select private.move_newsletter_issues()')
  }
  expect(await issueOf(id)).toMatchObject({ state })
  return id
}

/** The state after each decision; a dot where it is not allowed. */
const DECISIONS = `
  decision    draft      scheduled  sending    paused     failed     sent       cancelled
  send        sending    sending    .          .          .          .          .
  unschedule  .          draft      .          .          .          .          .
  pause       .          .          paused     .          .          .          .
  resume      .          .          .          sending    sending    .          .
  cancel      .          .          cancelled  cancelled  cancelled  .          .
  delete      gone       .          .          .          .          .          .
  publish     .          .          .          .          .          .          .
`
const cells = DECISIONS.trim()
  .split('\n')
  .slice(1)
  .map((line) => line.trim().split(/\s+/))
  .flatMap(([decision, ...after]) =>
    STATES.map((state, column) => [decision!, state, after[column]!] as const),
  )

test.each(cells)('%s of an issue that is %s: %s', async (decision, state, after) => {
  const id = await issueIn(state)
  const before = await issueOf(id)
  const messages = await messagesOf(id)
  const code = await refusedDecision(id, decision)
  expect(code).toBe(after === '.' ? 'PT409' : undefined)
  if (after === 'gone') expect(await issueOf(id)).toBeUndefined()
  else if (after !== '.') expect(await issueOf(id)).toMatchObject({ state: after })
  else expect([await issueOf(id), await messagesOf(id)]).toEqual([before, messages])
})

test('a deleted issue accepts no decisions', async () => {
  for (const decision of ['send', 'unschedule', 'pause', 'resume', 'cancel', 'delete'])
    expect(await refusedDecision(randomUUID(), decision)).toBe('PT409')
})

describe('a draft', () => {
  const save = (id: string, over: number, parts = { en: samplePart({ subject: 'Later' }) }, who = admin()) =>
    run<{ version: number }>(
      'select public.save_newsletter_issue($1, $2, $3) as version',
      [id, JSON.stringify(parts), over],
      who,
    )
  const refusedSave = (id: string, over: number, who = admin()) =>
    refusal('select public.save_newsletter_issue($1, $2, $3)', [id, '{}', over], who)

  test('is saved only over the version read, and keeps its author', async () => {
    const id = await issue()
    expect(await issueOf(id)).toMatchObject({ version: 1, state: 'draft', created_by: admin().email })
    const colleague = await member('admin', 'none')
    expect(await save(id, 1, undefined, colleague)).toEqual([{ version: 2 }])
    expect(await save(id, 2)).toEqual([{ version: 3 }])
    expect(await issueOf(id)).toMatchObject({
      ...{ version: 3, parts: { en: { subject: 'Later' } }, created_by: admin().email },
      ...{ frozen: null, send_at: null, started_at: null, ended_at: null },
    })
  })

  test('is not saved over a colleague’s version', async () => {
    const id = await issue()
    await save(id, 1)
    const before = await issueOf(id)
    for (const version of [1, 3, 0]) expect(await refusedSave(id, version)).toBe('PT409')
    expect(await issueOf(id)).toEqual(before)
  })

  test('is not sent if a colleague has saved since it was read', async () => {
    const id = await issue()
    await save(id, 1)
    const send = "select public.decide_newsletter_issue($1, 'send', null, $2)"
    expect(await refusal(send, [id, 1], admin())).toBe('PT409')
    expect(await refusal(send, [id, 2], admin())).toBeUndefined()
    expect(await issueOf(id)).toMatchObject({ state: 'sending' })
  })

  test('concurrent saves succeed once', async () => {
    const id = await issue()
    const codes = await Promise.all([refusedSave(id, 1), refusedSave(id, 1), refusedSave(id, 1)])
    expect(codes.toSorted()).toEqual(['PT409', 'PT409', undefined])
    expect(await issueOf(id)).toMatchObject({ version: 2 })
  })

  test('cannot be saved once deleted, scheduled or sent', async () => {
    expect(await refusedSave(randomUUID(), 1)).toBe('PT404')
    for (const state of STATES.slice(1)) {
      const id = await issueIn(state)
      const before = await issueOf(id)
      expect(await refusedSave(id, Number(before.version))).toBe('PT409')
      expect(await issueOf(id)).toEqual(before)
    }
  })

  test('restored from scheduling is saved only over its new version', async () => {
    const id = await issueIn('scheduled')
    await decide(id, 'unschedule')
    expect(await refusedSave(id, 1)).toBe('PT409')
    expect(await save(id, 3)).toEqual([{ version: 4 }])
  })
})

test('the audit log records decisions with author and number of messages', async () => {
  const id = await issue()
  for (const [decision, moment] of [
    ['send', fromNow(DAY)],
    ['unschedule', null],
    ['send', null],
    ['pause', null],
    ['resume', null],
    ['cancel', null],
  ] as const)
    await decide(id, decision, moment)
  const other = await issue()
  await decide(other, 'delete')
  const entries = (target: string) =>
    run('select kind, actor, detail from private.audit_log where target = $1 order by at', [target])
  const by = { actor: admin().id, detail: null }
  const [all] = await run<{ count: string }>(
    "select count(*)::text from public.newsletter_subscriptions where state = 'confirmed'",
  )
  expect(await entries(id)).toEqual([
    { ...by, kind: 'issue-scheduled' },
    { ...by, kind: 'issue-unscheduled' },
    { ...by, kind: 'issue-sent', detail: all!.count },
    { ...by, kind: 'issue-paused' },
    { ...by, kind: 'issue-resumed' },
    { ...by, kind: 'issue-cancelled', detail: all!.count },
  ])
  expect(await entries(other)).toEqual([{ ...by, kind: 'issue-deleted' }])
})
