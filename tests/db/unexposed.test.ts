/** What the Data API does not expose, and callers with a key or token that is not theirs. */
import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { samples } from './access-samples'
import { unexposedSamples } from './unexposed-samples'
import { type Caller, anon, call, request, samplePost, select, store } from './rest'
import { callersOfEveryRole } from './roles'

const callers = callersOfEveryRole()

describe('not exposed', () => {
  const functions = [
    'is_staff',
    'is_admin',
    'require_job',
    'audit',
    'matching_audit_entries',
    'missing_factor',
    'second_factor_key',
    'try_second_factor',
    'actor',
    'session_is_gone',
    'session_is_idle',
    'open_sessions',
    'manages_sessions_of',
    'reset_factor_of',
    'plain_text',
    'significant_words',
    'search_text',
    'find_posts',
    'check_limits',
    'write_post',
    'matching_leads',
    'leads_meant',
    'person_rows',
    'keyed_hash',
    'setting',
    'note_visible_change',
    'visible_moments',
    'admin_recipients',
    'queue_daily_mail',
    'note_purge',
    'system_problems',
    'queue_system_problems',
    'mail_data',
    'mail_token',
    'token_row',
    'suppress_mail',
    'allow_mail',
    'is_suppressed',
    'subscription_of',
    'start_newsletter_issue',
    'move_newsletter_issues',
    'newsletter_mail_data',
    'live_content',
    'content_periods',
    'lock_content',
    'add_version',
    'admins_at',
    'has_fresh_factor',
    'queue_bank_mail',
    'reject_bank_change',
    'settle_payment',
    'book_payment',
    'apply_notification',
    'notified_payment',
    'payment_of',
    'payment_token',
    'matching_payments',
    'payment_mail_data',
    'reminder_days',
    'request_instalments',
    'credit_note',
    'erase_payments',
    'purge_payments',
    'is_open_slot',
    'is_spent_proof',
    'spent_proof_files',
    'picture_places',
    'is_picture_used',
  ]
  const roles = ['anon', 'stranger', 'editor', 'admin', 'secret'] as const

  test.each(functions)('the function private.%s', async (name) => {
    for (const role of roles) {
      expect(await call(callers[role], name)).toMatchObject({ status: 404, code: 'PGRST202' })
      expect(await call(callers[role], `private.${name}`)).toMatchObject({ status: 404 })
    }
  })

  test.each(['payment_status', 'begin_sign_in', 'end_sign_in', 'preview_post', 'erase_person', 'is_staff'])(
    'the schema of private.%s',
    async (name) => {
      const path = `/rest/v1/rpc/${name}`
      for (const role of roles) {
        const headers = { 'content-profile': 'private' }
        const answer = await request(callers[role], 'POST', path, {}, headers)
        expect(answer).toMatchObject({ status: 406, code: 'PGRST106' })
      }
    },
  )

  test.each<[string, string]>([
    ...Object.keys(unexposedSamples).map((table): [string, string] => ['private', table]),
    ['storage', 'objects'],
    ['auth', 'users'],
    ['supabase_migrations', 'schema_migrations'],
    ['pg_catalog', 'pg_roles'],
  ])('the table %s.%s', async (schema, table) => {
    for (const role of roles) {
      const path = `/rest/v1/${table}?select=*`
      const named = await request(callers[role], 'GET', path, undefined, { 'accept-profile': schema })
      expect(named).toMatchObject({ status: 406, code: 'PGRST106' })
      expect((await select(callers[role], table)).status).toBe(404)
      expect((await select(callers[role], `${schema}.${table}`)).status).toBe(404)
    }
  })
})

describe('a caller with a false identity', () => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = (seconds: number) =>
    part({
      role: 'service_role',
      aud: 'authenticated',
      exp: Math.floor(Date.now() / 1000) + seconds,
    })
  const unsigned = `${part({ alg: 'none', typ: 'JWT' })}.${claims(3600)}.`
  function signed(key: string, seconds: number) {
    const head = `${part({ alg: 'HS256', typ: 'JWT' })}.${claims(seconds)}`
    return `${head}.${createHmac('sha256', key).update(head).digest('base64url')}`
  }
  const guessed = signed('secret', 3600)
  const { jwtSecret } = JSON.parse(readFileSync(join(process.env.DATA_DIR!, 'secrets.json'), 'utf8'))
  const expired = signed(jwtSecret, -60)

  test.each<[string, Partial<Caller>]>([
    ['an unsigned token', { key: anon.key, token: unsigned }],
    ['a token signed with a guessed secret', { key: anon.key, token: guessed }],
    ['a token of the right key that has expired', { key: anon.key, token: expired }],
    ['a token that is none', { key: anon.key, token: 'nonsense' }],
    ['a made-up key', { key: 'sb_secret_nonsense' }],
    ['no key', {}],
  ])('%s is a visitor at most', async (_, caller) => {
    const draft = await store('blog_posts', samplePost({ status: 'draft' }))
    expect((await select(caller, 'blog_posts', `id=eq.${draft.id}`)).rows).toEqual([])
    for (const table of Object.keys({ ...samples, ...unexposedSamples })) {
      if (['blog_posts', 'spam'].includes(table)) continue
      const { status, rows } = await select(caller, table)
      expect({ table, status, rows }).toEqual({ table, status: status === 404 ? 404 : 401, rows: [] })
    }
    expect((await call(caller, 'staff_accounts')).status).toBe(401)
  })
})
