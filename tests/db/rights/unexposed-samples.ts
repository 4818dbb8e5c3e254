/** Sample rows of every table hidden from the Data API, for access.test.ts. */
import { randomUUID } from 'node:crypto'
import type { Sample } from './access-samples'
import type { Row } from '../rest'

/** Its rows are never reachable. */
const hidden = (key: string, row: Row, change: Row): Sample => ({
  rows: async () => [row],
  body: async () => row,
  change,
  key,
  sent: key,
})

export const unexposedSamples: Record<string, Sample> = {
  sign_in_attempts: hidden('key', { key: 'a'.repeat(64) }, { key: 'b'.repeat(64) }),
  arrivals: hidden('held', { form: 'leads', held: false }, { held: true }),
  known_devices: hidden(
    'user_id',
    { user_id: randomUUID(), hash: 'a'.repeat(64), session_id: randomUUID() },
    { hash: 'b'.repeat(64) },
  ),
  account_permits: hidden('user_id', { user_id: randomUUID() }, { permitted_at: '2036-01-01T00:00:00Z' }),
  content_documents: hidden('key', { key: 'news' }, { last_version: 9 }),
  admin_periods: hidden('user_id', { user_id: randomUUID() }, { began_at: '2026-01-01T00:00:00Z' }),
  daily_mail: hidden('day', { day: '2026-01-01' }, { day: '2026-01-02' }),
  newsletter_consents: hidden('version', { version: 99, language: 'en', text: 'a' }, { text: 'b' }),
  payment_records: hidden('once', { once: randomUUID() }, { made_at: '2026-01-01T00:00:00Z' }),
  payment_reminders: hidden('one', { one: true, days: [1] }, { days: [2] }),
  mail_kinds: hidden('kind', { kind: 'postcard' }, { is_kept: true }),
  mail_suppressions: hidden('hash', { hash: 'a'.repeat(64) }, { hash: 'b'.repeat(64) }),
  certificates: hidden(
    'id',
    { id: randomUUID(), year: 2026, number: 1, level: 1, printed: {} },
    { issued_on: '2026-01-01' },
  ),
  enrolment_documents: hidden(
    'enrolment_id',
    { enrolment_id: randomUUID(), key: 'identity' },
    { received_on: '2026-01-01' },
  ),
  document_requests: hidden(
    'id',
    { id: randomUUID(), enrolment_id: randomUUID(), keys: ['identity'] },
    { keys: ['passport'] },
  ),
  enrolment_files: hidden('name', { name: `${randomUUID()}.pdf`, key: 'identity' }, { key: 'passport' }),
  lead_batches: hidden('id', { id: randomUUID(), added: 1, joined: 0 }, { joined: 1 }),
  visible_changes: hidden('transaction_id', { transaction_id: 1 }, { changed_at: '2026-01-01T00:00:00Z' }),
  settings: hidden('key', { key: 'leads_per_hour', value: 1 }, { value: 2 }),
  hash_keys: hidden('purpose', { purpose: 'privacy-log' }, { made_at: '2026-01-01T00:00:00Z' }),
  staff_sessions: hidden(
    'session_id',
    { session_id: randomUUID(), user_id: randomUUID() },
    { seen_at: '2026-01-01T00:00:00Z' },
  ),
  staff_invitations: hidden(
    'id',
    { id: randomUUID(), email: 'a@example.org', role: 'admin', language: 'en', invited_by: randomUUID() },
    { role: 'editor' },
  ),
  former_accounts: hidden('id', { id: randomUUID(), email: 'a@example.org' }, { email: 'b@example.org' }),
  audit_log: hidden('id', { id: randomUUID(), kind: 'signed-in' }, { detail: 'another' }),
  job_runs: hidden('job', { job: 'mail', began_at: '2026-01-01T00:00:00Z' }, { succeeded: false }),
  job_keys: hidden('hash', { purpose: 'sign-in', hash: 'a'.repeat(64) }, { hash: 'b'.repeat(64) }),
  first_passwords: hidden('user_id', { user_id: randomUUID() }, { given_at: '2026-01-01T00:00:00Z' }),
  post_search: hidden('post_id', { post_id: randomUUID(), title: 'A title' }, { title: 'Another' }),
  second_factors: hidden('user_id', { user_id: randomUUID(), secret: 'abc' }, { last_step: 0 }),
  passed_sessions: hidden(
    'session_id',
    { session_id: randomUUID(), user_id: randomUUID() },
    { passed_at: '2036-01-01T00:00:00Z' },
  ),
  recovery_codes: hidden('user_id', { user_id: randomUUID(), hash: 'abc' }, { used_at: null }),
  passkeys: hidden(
    'id',
    { id: randomUUID(), user_id: randomUUID(), credential_id: 'a', public_key: 'a', name: 'a' },
    { name: 'b' },
  ),
  passkey_challenges: hidden(
    'session_id',
    { session_id: randomUUID(), user_id: randomUUID(), purpose: 'pass', challenge: 'a' },
    { challenge: 'b' },
  ),
  second_factor_attempts: hidden(
    'user_id',
    { user_id: randomUUID(), session_id: randomUUID() },
    { attempted_at: '2026-01-01T00:00:00Z' },
  ),
}
