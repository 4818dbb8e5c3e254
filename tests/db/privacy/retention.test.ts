/** The privacy log and retention: data are purged by the periods of lib/retention.ts. */
import {
  BIN_DAYS,
  DRAFT_DAYS,
  LEAD_MONTHS,
  MAIL_MONTHS,
  PREVIEW_DAYS,
  PRIVACY_LOG_MONTHS,
  SPAM_DAYS,
} from '@/lib/retention'
import { CHECK, NO_RIGHT, type Row, call, insert, secret, select, store, stored, update } from '../rest'
import { DAY, HOUR, fromNow, makeUser, newUser, sampleLead, samplePost, sampleSpam, unique } from '../samples'
import { FORM } from '../leads/leads'
import { MAIL, sampleMail } from '../mail/mail'
import { logged } from './persons'
import { sampleDraft } from '../posts/posts'
import { query } from '../second-database'

const admin = newUser('admin')

const exists = async (table: string, id: unknown, column = 'id') =>
  (await stored(table, `${column}=eq.${id}`)) !== undefined
const purge = async () => Number((await call(secret, 'purge_expired')).body)

/** Times an hour inside and an hour past a period that ends now. PostgreSQL counts the months. */
async function aroundTheEnd(period: { months?: number; days?: number }): Promise<[string, string]> {
  const [row] = await query<{ end: number }>(
    'select extract(epoch from now() - make_interval(months => $1, days => $2))::float as end',
    [period.months ?? 0, period.days ?? 0],
  )
  const end = row!.end * 1000
  return [new Date(end + HOUR).toISOString(), new Date(end - HOUR).toISOString()]
}

/** Stores a submission of the given time; returns its lead's id. */
const lead = async (created_at: string) => (await store(FORM, sampleLead({ created_at }))).lead_id

describe('the log', () => {
  test.each(['person-exported', 'person-erased', 'retention'])(
    'nobody can write %s directly',
    async (kind) => {
      expect(await insert(admin, 'privacy_log', { kind, rows: 1 })).toMatchObject({
        status: 403,
        code: NO_RIGHT,
      })
    },
  )

  test('an export entry has a kind, a number of rows and its author', async () => {
    const detail = unique()
    const write = (fields: Row) =>
      insert(admin, 'privacy_log', { kind: 'leads-exported', detail, rows: 3, ...fields })
    expect((await write({ rows: -1 })).code).toBe(CHECK)
    expect((await write({ detail: 'a'.repeat(1001) })).code).toBe(CHECK)
    expect((await write({ kind: 'other' })).code).toBe(NO_RIGHT)
    expect((await write({ actor: 'somebody else' })).code).toBe(NO_RIGHT)
    expect((await write({ kind: 'newsletter-exported' })).status).toBe(201)
    expect(await logged(admin, detail)).toMatchObject([
      { kind: 'newsletter-exported', actor: admin.email, rows: 3 },
    ])
  })
})

describe('the end of retention', () => {
  test.each<[string, { months?: number; days?: number }, (time: string) => Row]>([
    [
      'privacy_log',
      { months: PRIVACY_LOG_MONTHS },
      (created_at) => ({ kind: 'retention', rows: 1, created_at }),
    ],
    [FORM, { days: SPAM_DAYS }, (created_at) => sampleSpam({ created_at })],
    [FORM, { months: LEAD_MONTHS }, (created_at) => sampleLead({ created_at, held: true })],
    [MAIL, { months: MAIL_MONTHS }, (created_at) => sampleMail({ created_at })],
    ['blog_posts', { days: BIN_DAYS }, (deleted_at) => samplePost({ deleted_at })],
  ])('rows of %s are purged after %j and not before', async (table, period, row) => {
    const [inside, outside] = await aroundTheEnd(period)
    const kept = await store(table, row(inside))
    const expired = await store(table, row(outside))
    await purge()
    expect([await exists(table, kept.id), await exists(table, expired.id)]).toEqual([true, false])
  })

  test('untouched leads are purged with their submissions; a note or change keeps one', async () => {
    const [inside, outside] = await aroundTheEnd({ months: LEAD_MONTHS })
    const kept = await lead(inside)
    const [expired, noted, changed] = [await lead(outside), await lead(outside), await lead(outside)]
    await insert(admin, 'lead_events', { lead_id: noted, note: 'Called.' })
    await update(admin, 'leads', `id=eq.${changed}`, { status: 'contacted' })
    await purge()
    expect(await exists('leads', expired)).toBe(false)
    expect(await exists(FORM, expired, 'lead_id')).toBe(false)
    for (const id of [kept, noted, changed]) expect(await exists('leads', id)).toBe(true)
  })

  test('texts about an enquiry are kept as long as the lead, and deleted with it', async () => {
    const [, created_at] = await aroundTheEnd({ months: MAIL_MONTHS })
    const lead_id = await lead(fromNow(0))
    const { id: submission_id } = (await stored(FORM, `lead_id=eq.${lead_id}`))!
    const message = (fields: Row) =>
      store(MAIL, sampleMail({ created_at, submission_id, state: 'sent', settled_at: created_at, ...fields }))
    const [kept, bare] = [await message({ sent_subject: 'Yes', sent_text: 'Dear' }), await message({})]
    await purge()
    expect([await exists(MAIL, kept.id), await exists(MAIL, bare.id)]).toEqual([true, false])
    const [, touched_at] = await aroundTheEnd({ months: LEAD_MONTHS })
    await update(secret, 'leads', `id=eq.${lead_id}`, { touched_at })
    await purge()
    expect([await exists('leads', lead_id), await exists(MAIL, kept.id)]).toEqual([false, false])
  })

  test('preview links work for their time, then are purged', async () => {
    const preview = async (fields: Row = {}) =>
      store('post_previews', { post_id: (await store('blog_posts', samplePost())).id, ...fields })
    const fresh = await preview()
    const left = Date.parse(String(fresh.expires_at)) - Date.now()
    expect(Math.abs(left - PREVIEW_DAYS * DAY)).toBeLessThan(HOUR)
    const expired = await preview({ expires_at: fromNow(-1000) })
    await purge()
    expect(await exists('post_previews', fresh.id)).toBe(true)
    expect(await exists('post_previews', expired.id)).toBe(false)
  })

  test('drafts of posts are purged when older than a browser keeps them', async () => {
    const { id: user_id } = await makeUser('editor')
    const draft = (days: number) =>
      store('post_drafts', sampleDraft({ user_id, typed_at: fromNow(-days * DAY) }))
    const [fresh, old] = [await draft(DRAFT_DAYS - 1), await draft(DRAFT_DAYS + 1)]
    await purge()
    const left = (await select(secret, 'post_drafts', `user_id=eq.${user_id}`)).rows
    expect(left.map((row) => row.post_id)).toEqual([fresh.post_id])
    expect(left).not.toContainEqual(old)
  })

  test('a post past its time in the bin is hidden even before it is purged', async () => {
    const word = unique()
    for (const milliseconds of [(1 - BIN_DAYS) * DAY, -BIN_DAYS * DAY - 1000]) {
      await store(
        'blog_posts',
        samplePost({ title: `${word} ${milliseconds}`, deleted_at: fromNow(milliseconds) }),
      )
    }
    const { rows } = await call(admin, 'staff_posts', { query: word, in_bin: true })
    expect(rows).toMatchObject([{ title: `${word} ${(1 - BIN_DAYS) * DAY}`, total: 1 }])
  })

  test('is logged if anything was purged, without personal data', async () => {
    const records = async () => (await select(secret, 'privacy_log', 'kind=eq.retention')).rows
    await lead(fromNow(-800 * DAY))
    const before = (await records()).length
    await purge()
    const now = await records()
    expect(now.length).toBe(before + 1)
    expect(now.every(({ detail, actor }) => detail === null && actor === 'system')).toBe(true)
    expect(await purge()).toBe(0)
    expect((await records()).length).toBe(before + 1)
  })
})
