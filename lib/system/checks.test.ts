import { checkSystem } from './checks'
import type { ServerFacts, SystemStatus } from './schema'

const NOW = Date.parse('2026-11-23T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString()
const run = (job: 'mail' | 'payments' | 'purge', minutes: number, succeeded = true) => ({
  job,
  began_at: minutesAgo(minutes),
  ended_at: minutesAgo(minutes),
  succeeded,
})

const well: SystemStatus = {
  migration: '20261121000850',
  jobs: [run('mail', 1), run('payments', 1), run('purge', 600)],
  problems: [],
  mail: { waiting: 2, due_since: null, failed: 0, undelivered: 0, held: 0 },
  notifications: { waiting: 0, refused: 0 },
  spent_proofs: 0,
  buckets: [],
  database_bytes: 1,
}
const server: ServerFacts = {
  migration: '20261121000850',
  hasScheduler: true,
  sendsMail: true,
  takesCards: true,
  hasAddressHeader: true,
}

/** The findings that need attention. */
const open = (status: Partial<SystemStatus> = {}, facts: Partial<ServerFacts> = {}) =>
  Object.values(checkSystem({ ...well, ...status }, { ...server, ...facts }, NOW))
    .flat()
    .filter(({ isFine }) => !isFine)
    .map(({ finding }) => finding)

test('nothing needs attention while everything runs', () => {
  expect(open()).toEqual([])
})

test.each([
  ['a migration is missing', { migration: '20261121000800' }, ['migrations.missing']],
  ['the database is ahead', { migration: '20270101000000' }, ['migrations.newer']],
  ['no record of migrations is kept', { migration: null }, ['migrations.unknown']],
  ['no job has ever run', { jobs: [] }, ['mailJob.never', 'paymentsJob.never', 'purgeJob.never']],
  [
    'the jobs have not run for half an hour',
    { jobs: [run('mail', 31), run('payments', 31), run('purge', 600)] },
    ['mailJob.late', 'paymentsJob.late'],
  ],
  [
    'the jobs could not do their work',
    { jobs: [run('mail', 1, false), run('payments', 1, false), run('purge', 600)] },
    ['mailJob.failed', 'paymentsJob.failed'],
  ],
  ['the night passes without erasure', { problems: ['purge-job' as const] }, ['purgeJob.late']],
  ['files of somebody who was erased are left', { spent_proofs: 2 }, ['spentProofs.some']],
  ['messages wait for an hour', { problems: ['mail-queue' as const] }, ['mailQueue.late']],
  [
    'messages were not delivered',
    { mail: { ...well.mail, failed: 1, undelivered: 3 } },
    ['undelivered.some'],
  ],
  ['messages are held', { mail: { ...well.mail, held: 7 } }, ['heldMessages.some']],
  ['a newsletter issue failed', { problems: ['newsletter' as const] }, ['newsletterIssues.failed']],
  ['notifications wait', { problems: ['payments-job' as const] }, ['notificationsWaiting.late']],
  [
    'notifications were refused',
    { notifications: { waiting: 0, refused: 1 } },
    ['notificationsRefused.some'],
  ],
])('attention is needed if %s', (_, status, findings) => {
  expect(open(status)).toEqual(findings)
})

test('missing server settings are reported', () => {
  expect(open({}, { hasScheduler: false })).toEqual(['mailJob.refused', 'paymentsJob.refused'])
  expect(open({}, { sendsMail: false })).toEqual(['mailServer.off'])
  expect(open({}, { hasAddressHeader: false })).toEqual(['visitorAddress.missing'])
  expect(open({ jobs: [run('mail', 1), run('purge', 1)] }, { takesCards: false })).toEqual([])
})

test('a problem links to the page where it can be fixed', () => {
  const { mail, payments } = checkSystem(
    { ...well, mail: { ...well.mail, undelivered: 3 }, notifications: { waiting: 0, refused: 1 } },
    server,
    NOW,
  )
  expect([...mail, ...payments].filter(({ mend }) => mend)).toMatchObject([
    { mend: 'mail', count: 3 },
    { mend: 'notifications', count: 1 },
  ])
})
