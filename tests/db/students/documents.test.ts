/** Documents for an enrolment: a link that takes each once, private copies, the checklist, and their end. */
import { randomUUID } from 'node:crypto'
import { DOCUMENT_COPY_DAYS, DOCUMENT_LINK_DAYS, DOCUMENT_UNDECIDED_MONTHS } from '@/lib/retention'
import { CHECK_VIOLATION } from '@/lib/supabase/errors'
import { filesOf } from '../files'
import { twoLeads } from '../leads/leads'
import { mailJob } from '../mail/mail'
import { type Caller, type Row, anon, call, secret, select } from '../rest'
import { makeUser, newUser, uniqueEmail } from '../samples'
import { query } from '../second-database'
import { anEnrolment, asked, done, papersOf } from './papers'

const files = filesOf('enrolment-documents')
let others: Caller[]
const admin = newUser('admin')
const office = newUser('office')
beforeAll(async () => {
  others = [anon, await makeUser(), await makeUser('editor')]
})

const slot = (token: string, document_key = 'identity', file_kind = 'pdf') =>
  done(anon, 'open_document_slot', { token, document_key, file_kind })
const send = (name: unknown, who: Caller = anon) =>
  files.upload(who, String(name), { type: 'application/pdf' })
const mark = (of_enrolment: unknown, is_received: boolean) =>
  done(office, 'mark_document', { of_enrolment, document_key: 'identity', is_received })

/** Stores a copy of the identity document; returns its name. */
async function aCopy(enrolment: Row): Promise<string> {
  const given = { of_enrolment: enrolment.id, document_key: 'identity', file_kind: 'pdf' }
  const name = String(await done(office, 'add_document_slot', given))
  expect(await send(name)).toBe(200)
  return name
}

/** The names that the web server is told to delete. */
const orphans = async () => JSON.stringify((await call(anon, 'orphan_files', {}, mailJob)).body)

test('a link takes each document that it asks for, once', async () => {
  const enrolment = await anEnrolment({ state: 'enrolled' })
  const token = await asked(office, enrolment)
  const name = await slot(token)
  // A slot that waits for its file.
  expect(await slot(token)).toBeNull()
  await done(anon, 'free_document_slot', { slot: name })
  const other = await slot(token)
  expect(await send(other)).toBe(200)
  expect(await slot(token)).toBeNull()
  await done(anon, 'free_document_slot', { slot: other })
  expect((await papersOf(office, enrolment)).files).toMatchObject([{ name: other, key: 'identity' }])
  expect(await done(anon, 'document_request', { token })).toEqual([
    { key: 'identity', is_sent: true },
    { key: 'school-certificate', is_sent: false },
  ])
  expect(await slot(token, 'passport')).toBeNull()
  expect(
    (await call(anon, 'open_document_slot', { token, document_key: 'school-certificate', file_kind: 'exe' }))
      .code,
  ).toBe(CHECK_VIOLATION)
  const newer = await asked(office, enrolment)
  for (const wrong of [token, `${newer}0`, enrolment.id])
    expect([await done(anon, 'document_request', { token: wrong }), await slot(String(wrong))]).toEqual([
      null,
      null,
    ])
  const sent = `kind=eq.document-request&recipient=eq.${enrolment.email}`
  expect((await select(secret, 'mail_messages', sent)).rows).toHaveLength(2)
})

test('the link goes to the address of the lead that shows a merged one', async () => {
  const { first, second, merge } = await twoLeads(admin)
  const enrolment = await anEnrolment({ state: 'enrolled', lead_id: second.id })
  await merge()
  await asked(office, enrolment)
  const sent = (await select(secret, 'mail_messages', 'kind=eq.document-request')).rows
  const to = (email: unknown) => sent.filter(({ recipient }) => recipient === email).length
  expect([to(first.email), to(second.email)]).toEqual([1, 0])
  expect(await papersOf(office, enrolment)).toMatchObject({ lead_id: first.id, email: first.email })
})

test('only the office reads a copy, and nobody stores one without a slot', async () => {
  const enrolment = await anEnrolment()
  const name = await aCopy(enrolment)
  for (const who of [office, admin]) expect(await files.list(who, name)).toEqual([name])
  for (const who of others) {
    expect(await files.list(who, name)).toEqual([])
    await files.remove(who, name)
  }
  for (const who of [...others, office, admin])
    expect(await send(`${randomUUID()}.pdf`, who)).toBeGreaterThanOrEqual(400)
  expect(await files.list(office, name)).toEqual([name])
  expect(await orphans()).not.toContain(name)
})

test('the office takes a class to a file, and only admins take all students', async () => {
  const taken = (who: Caller, args: Row = {}) => call(who, 'student_list', { to_file: true, ...args })
  expect(await taken(office, { of_intake: '2026-01-01' })).toMatchObject({ status: 200 })
  expect(await taken(office)).toMatchObject({ status: 403 })
  expect(await taken(admin)).toMatchObject({ status: 200 })
})

test('a document that is not received loses its copies; one that is keeps its entry', async () => {
  const enrolment = await anEnrolment()
  const name = await aCopy(enrolment)
  const waiting = async () =>
    (await call(office, 'waiting_counts')).rows.find(({ entry }) => entry === 'documents')!.waiting
  const listed = async () => {
    const args = { of_intake: enrolment.intake, unchecked: true, page_size: 500 }
    const { students } = (await done(office, 'student_list', args)) as { students: Row[] }
    return students.map(({ id }) => id)
  }
  const other = await anEnrolment()
  const before = Number(await waiting())
  expect(await listed()).toContain(enrolment.id)
  expect(await listed()).not.toContain(other.id)
  expect(await mark(enrolment.id, true)).toBe(true)
  expect(Number(await waiting())).toBe(before - 1)
  expect(await listed()).not.toContain(enrolment.id)
  expect(await papersOf(office, enrolment)).toMatchObject({
    received: [{ key: 'identity', received_by: office.email }],
    files: [{ name }],
  })
  expect(await mark(enrolment.id, false)).toBe(true)
  expect(await papersOf(office, enrolment)).toMatchObject({ received: [], files: [] })
  expect(await orphans()).toContain(name)
  expect(await mark(randomUUID(), true)).toBe(false)
})

test('an erasure ends the link and removes copies and entries, which the person’s copy has before', async () => {
  const enrolment = await anEnrolment()
  const token = await asked(office, enrolment)
  const name = await aCopy(enrolment)
  await mark(enrolment.id, true)
  const copy = (await done(admin, 'person_content', { address: enrolment.email })) as Record<string, Row[]>
  expect(copy.documents).toHaveLength(2)
  await done(admin, 'erase_person', { address: enrolment.email })
  expect(await done(anon, 'document_request', { token })).toBeNull()
  expect(await orphans()).toContain(name)
  expect(await files.list(office, name)).toEqual([])
  // An enrolment without money goes with the person.
  expect(await papersOf(office, enrolment)).toBeNull()
})

/** Stores a copy of so many days, received so many days ago, with a link of the same age. */
async function aged(days: number, received?: number) {
  const [row] = await query<{ name: string; token: string }>(
    `with lead as (
       insert into public.leads (address, first_name, surname, email, language, traffic_source, first_at, last_at)
         values ($3, 'Thandi', 'Jacobs', $3, 'en', 'direct', now(), now()) returning id
     ), enrolment as (
       insert into public.enrolments (lead_id, level, intake, language)
         select id, 1, '2026-02-01', 'en' from lead returning id
     ), asked as (
       insert into private.document_requests (id, enrolment_id, keys, created_at)
         select gen_random_uuid(), id, '{identity}', now() - make_interval(days => $1) from enrolment returning *
     ), received as (
       insert into private.enrolment_documents (enrolment_id, key, received_on)
         select id, 'identity', private.today() - $2::integer from enrolment where $2 is not null
     )
     insert into private.enrolment_files (name, enrolment_id, key, created_at)
       select gen_random_uuid() || '.pdf', id, 'identity', now() - make_interval(days => $1) from enrolment
       returning name, (
         select private.mail_token('documents', a.id, a.enrolment_id) from asked a
       ) as token`,
    [days, received ?? null, uniqueEmail()],
  )
  return row!
}

test('copies and links end as lib/retention.ts says', async () => {
  const isSpent = async ({ name }: { name: string }) =>
    (await query<{ spent: boolean }>('select private.is_spent_document($1) as spent', [name]))[0]!.spent
  const months = 30 * DOCUMENT_UNDECIDED_MONTHS
  const copies = [
    aged(1, DOCUMENT_COPY_DAYS - 1),
    aged(1, DOCUMENT_COPY_DAYS),
    aged(months),
    aged(months + 10),
  ]
  expect(await Promise.all(copies.map(async (copy) => isSpent(await copy)))).toEqual([
    false,
    true,
    false,
    true,
  ])
  const takes = async ({ token }: { token: string }) =>
    (await query<{ asked: unknown }>('select private.document_request($1) as asked', [token]))[0]!.asked !==
    null
  const links = [aged(DOCUMENT_LINK_DAYS - 1), aged(DOCUMENT_LINK_DAYS)]
  expect(await Promise.all(links.map(async (link) => takes(await link)))).toEqual([true, false])
})

test('a slot without a file is forgotten', async () => {
  const [{ name }, { name: stored }] = [await aged(1), await aged(1)]
  await query("insert into storage.objects (bucket_id, name) values ('enrolment-documents', $1)", [stored])
  await query('select public.purge_expired()')
  const left = 'select name from private.enrolment_files where name = any ($1)'
  expect(await query(left, [[name, stored]])).toEqual([{ name: stored }])
})
