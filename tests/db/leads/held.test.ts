/** Held submissions (too many at once): staff release them, none is lost, erasure covers them. */
import { type Row, CHECK, NO_RIGHT, anon, call, insert, secret, select, store, stored } from '../rest'
import { type User, makeUser, sampleLead } from '../samples'
import { FORM, historyOf, leadOf, sendForm } from './leads'

let admin: User

beforeAll(async () => {
  admin = await makeUser('admin')
})

const hold = (fields: Row = {}) => store(FORM, sampleLead({ held: true, ...fields }))
const release = async (submission_id?: unknown, who = admin) =>
  call(who, 'release_held', submission_id ? { submission_id } : {})
const count = async () => Number((await call(admin, 'held_leads')).rows[0]!.held)

test('a held submission has no lead, is in no list, and is counted with the limit', async () => {
  const before = await count()
  const held = await hold()
  expect(held).toMatchObject({ lead_id: null })
  expect((await call(admin, 'lead_inbox', { query: held.email })).rows).toEqual([])
  expect((await call(admin, 'held_leads')).rows).toEqual([{ held: before + 1, per_hour: 300 }])
})

test('a visitor cannot mark a submission as held, and spam is never held', async () => {
  expect((await insert(anon, FORM, sampleLead({ held: true }))).code).toBe(NO_RIGHT)
  expect((await insert(secret, FORM, sampleLead({ held: true, spam_reason: 'trap' }))).code).toBe(CHECK)
})

test('a released submission becomes a normal one, at its original time', async () => {
  const { id, email } = await sendForm()
  const held = await hold({ email, created_at: '2026-01-02T03:04:05Z' })
  expect((await release(held.id)).body).toBe(1)
  expect(await stored(FORM, `id=eq.${held.id}`)).toEqual({ ...held, held: false, lead_id: id })
  expect(await leadOf(id)).toMatchObject({ submissions: 2, first_at: held.created_at })
  expect(await historyOf(id)).toMatchObject([{ kind: 'released', actor: admin.email }])
  expect((await release(held.id)).body).toBe(0)
})

test('all are released at once, and each only once', async () => {
  const rows = await Promise.all(Array.from({ length: 12 }, () => hold()))
  await Promise.all([release(), release(rows[0]!.id), release()])
  await release()
  expect(await count()).toBe(0)
  for (const { id } of rows) {
    const row = await stored(FORM, `id=eq.${id}`)
    expect(await leadOf(row?.lead_id)).toMatchObject({ submissions: 1 })
    expect(await historyOf(row?.lead_id)).toHaveLength(1)
  }
})

test('a person’s data include held submissions, and an erasure deletes them', async () => {
  const { id, email } = await hold()
  const data = (await call(admin, 'person_data', { address: email })).body as Record<string, Row[]>
  expect(data.submissions).toMatchObject([{ id, held: true }])
  expect((await call(admin, 'erase_person', { address: email })).body).toBe(1)
  expect((await select(secret, FORM, `email=eq.${email}`)).rows).toEqual([])
})
