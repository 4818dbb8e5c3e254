/** Certificates: a series without gaps, checked by a code alone, withdrawn by admins, gone after an erasure. */
import { randomUUID } from 'node:crypto'
import { CHECK_VIOLATION } from '@/lib/supabase/errors'
import { mailJob } from '../mail/mail'
import { call } from '../rest'
import { type User, makeUser } from '../samples'
import { query } from '../second-database'
import { PRINTED, anEnrolment, checked, done, issue } from './papers'

let admin: User
let office: User
beforeAll(async () => {
  ;[admin, office] = await Promise.all([makeUser('admin'), makeUser('office')])
})

test('a finished enrolment gets one certificate, however often the form is sent', async () => {
  const enrolment = await anEnrolment()
  const { outcome, id, row } = await issue(office, enrolment, '  Thandi   Jacobs ')
  expect(outcome).toBe('issued')
  expect(row).toMatchObject({ name: 'Thandi Jacobs', level: 1, issued_by: office.email })
  expect(row.code).toMatch(/^[0-9a-f]{32}$/)
  const again = { certificate_id: id, of_enrolment: enrolment.id, printed_name: 'Other', printed: PRINTED }
  expect(await done(office, 'issue_certificate', again, mailJob)).toBe('issued')
  expect((await issue(office, enrolment)).outcome).toBe('exists')
  const unfinished = await anEnrolment({ state: 'active' })
  expect((await issue(office, unfinished)).outcome).toBe('notFinished')
  expect(
    await done(
      office,
      'issue_certificate',
      { ...again, certificate_id: randomUUID(), of_enrolment: randomUUID() },
      mailJob,
    ),
  ).toBe('gone')
})

test('simultaneous certificates are numbered without gaps', async () => {
  const enrolments = await Promise.all([anEnrolment(), anEnrolment(), anEnrolment()])
  const made = await Promise.all(enrolments.map((enrolment) => issue(office, enrolment)))
  const numbers = made.map(({ row }) => Number(row.number)).sort((one, other) => one - other)
  expect(numbers).toEqual([0, 1, 2].map((place) => numbers[0]! + place))
})

test('anybody with the code learns what is printed, nobody anything by a number', async () => {
  const { row } = await issue(office, await anEnrolment())
  expect(await checked(row.code)).toEqual({
    number: row.label,
    name: 'Thandi Jacobs',
    level: 1,
    award: PRINTED.award,
    issued_on: expect.any(String),
    is_valid: true,
  })
  for (const code of [row.label, row.id, 'f'.repeat(32), '', null]) expect(await checked(code)).toBeNull()
})

test('an admin withdraws one, once; then another can be issued', async () => {
  const enrolment = await anEnrolment()
  const { id, row } = await issue(office, enrolment)
  const given = { certificate_id: id, reason: 'The name was wrong.' }
  expect((await call(admin, 'withdraw_certificate', { ...given, reason: ' ' })).code).toBe(CHECK_VIOLATION)
  expect(await done(admin, 'withdraw_certificate', given)).toBe(true)
  expect(await done(admin, 'withdraw_certificate', given)).toBe(false)
  const after = (await checked(row.code)) as object
  expect(after).toMatchObject({ is_valid: false, name: 'Thandi Jacobs' })
  expect(JSON.stringify(after)).not.toContain('wrong')
  expect((await issue(office, enrolment, 'Thandiwe Jacobs')).outcome).toBe('issued')
})

test('one network address checks sixty an hour', async () => {
  const from = (address: string) =>
    query(
      'select public.certificate($1)',
      ['f'.repeat(32)],
      { role: 'anon' },
      { 'x-client-address': address },
    )
  await query(
    `insert into private.arrivals (form, client_hash, held)
       select 'certificates', private.keyed_hash('client-address', '203.0.113.9'), false from generate_series(1, 59)`,
  )
  await from('203.0.113.9')
  await expect(from('203.0.113.9')).rejects.toThrow('too many certificates')
  await from('203.0.113.10')
})

test('an erasure removes name and code, and the number stays; the copy has them before', async () => {
  const enrolment = await anEnrolment()
  const { id, row } = await issue(office, enrolment)
  const copy = (await done(admin, 'person_content', { address: enrolment.email })) as Record<string, unknown>
  expect(copy.certificates).toMatchObject([{ label: row.label, name: 'Thandi Jacobs', code: row.code }])
  await done(admin, 'erase_person', { address: enrolment.email })
  expect(await checked(row.code)).toBeNull()
  const next = await issue(office, await anEnrolment())
  expect(next.row.number).toBe(Number(row.number) + 1)
  expect(await done(admin, 'withdraw_certificate', { certificate_id: id, reason: 'Late.' })).toBe(false)
})
