/** Details shown with audit entries but not stored in them: values, names, former staff. */
import { randomUUID } from 'node:crypto'
import { bankDatabase, account } from '../content/bank'
import { paymentFields } from '../payments/payments'
import type { Row } from '../rest'
import { unique } from '../samples'

const { run, ask, admin, begin, propose, decide, publish, member } = bankDatabase()
type Admin = Awaited<ReturnType<typeof admin>>

let reader: Admin
beforeAll(async () => {
  reader = await admin()
})

/** The entries of a kind as an admin reads them, newest first. */
const read = (of_kind: string, who = reader) =>
  run('select * from public.audit_entries(of_kind => $1)', [of_kind], who)
const newest = async (of_kind: string, who = reader) => (await read(of_kind, who))[0]?.about as Row

test('a version shows its changes against the live one before it', async () => {
  const fees = { deposit: 2500, monthlyFee: 1980, text: { en: 'A', af: 'B' }, steps: ['one', 'two'] }
  await publish('fees', fees, 0, reader)
  expect(await newest('content-published')).toEqual({
    ...{ thing: 'document', id: 'fees', name: null, query: { from: '0', to: '1' } },
    ...{ older: null, newer: fees },
  })
  const dearer = { ...fees, monthlyFee: 2150 }
  await publish('fees', dearer, 1, reader, { live_from: '2999-01-01T00:00:00Z' })
  const scheduled = {
    query: { from: '1', to: '2' },
    older: { monthlyFee: 1980 },
    newer: { monthlyFee: 2150 },
  }
  expect(await newest('content-scheduled')).toMatchObject(scheduled)
  // The scheduled version is not live yet.
  await publish('fees', { ...fees, text: { en: 'A', af: 'C' }, steps: ['one', '2'] }, 1, reader, {
    scheduled_version: 2,
  })
  expect(await newest('content-published')).toMatchObject({
    query: { from: '1', to: '3' },
    older: { text: { af: 'B' }, steps: [null, 'two'] },
    newer: { text: { af: 'C' }, steps: [null, '2'] },
  })
  expect(await newest('content-scheduled')).toMatchObject(scheduled)
  await ask('cancel_scheduled_content', { of_key: 'fees', of_version: 2 }, reader)
  for (const kind of ['content-scheduled', 'content-cancelled'])
    expect(await newest(kind)).toMatchObject({ id: 'fees', query: null, older: null, newer: null })
})

describe('a person', () => {
  test('is named while their data exist, and never in the log itself', async () => {
    const fields = paymentFields({ first_name: 'Lindiwe', surname: unique() })
    const payment_id = randomUUID()
    await ask('create_payment', { payment_id, fields }, reader)
    expect(await newest('payment-created')).toMatchObject({
      ...{ thing: 'payment', id: payment_id },
      name: `Lindiwe ${fields.surname}`,
    })
    const changed = { ...fields, surname: unique(), email: null, phone: '+27821234567', due_on: '2099-02-01' }
    await ask('change_payment', { payment_id, fields: changed }, reader)
    const [entry] = await read('payment-changed')
    expect(entry).toMatchObject({ detail: 'due_on: 2099-01-31 > 2099-02-01, email, phone, surname' })
    const kept = JSON.stringify(await run('select * from private.audit_log'))
    for (const value of [fields.surname, changed.surname, fields.email, '821234567'])
      expect(kept).not.toContain(String(value))
    await run('delete from public.payments where id = $1', [payment_id])
    expect((await read('payment-created'))[0]).toMatchObject({ target: payment_id, about: null })
  })

  test('of a plan is that of its first payment', async () => {
    const { first_name, surname, email, language, level } = paymentFields()
    const plan = { way: 'single', instalments: 2, recurring_amount: '1980.00', first_due_on: '2099-01-31' }
    const payment_id = randomUUID()
    const fields = { first_name, surname, email, language, level, ...plan }
    await ask('create_payment_plan', { payment_id, fields }, reader)
    expect(await newest('plan-created')).toMatchObject({ thing: 'payment', id: payment_id })
  })
})

describe('an account', () => {
  const rolesOf = async (email: string) =>
    (await run('select kind, subject_email, about from public.audit_entries(page_size => 100)', [], reader))
      .filter(({ subject_email }) => subject_email === email)
      .map(({ kind, about }) => [kind, (about as Row | null)?.thing ?? null])

  test('links to its page, and keeps its address until the person is erased', async () => {
    const { id, email } = await member('editor', 'none')
    expect(await rolesOf(email)).toEqual([['role-given', 'account']])
    await run('delete from auth.users where id = $1', [id])
    const gone = [
      ['role-removed', null],
      ['role-given', null],
    ]
    expect((await rolesOf(email)).sort()).toEqual(gone.sort())
    expect(await run('select * from public.audit_people()', [], reader)).toContainEqual({ id, email })
    const [erased] = await run<{ rows: number }>('select public.erase_person($1) as rows', [email], reader)
    expect(erased?.rows).toBe(1)
    expect(await rolesOf(email)).toEqual([])
    expect(await run('select * from public.audit_people()', [], reader)).toContainEqual({ id, email: null })
  })

  test('no longer in the log is forgotten, one never in it is not kept', async () => {
    const { id } = await member('editor', 'none')
    await run('delete from auth.users where id = $1', [id])
    const kept = () => run('select id from private.former_accounts')
    expect(await kept()).toEqual([{ id }])
    await run('alter table private.audit_log disable trigger user')
    await run('delete from private.audit_log where subject = $1', [id])
    await run('alter table private.audit_log enable trigger user')
    await run('select public.purge_expired()')
    expect(await kept()).toEqual([])
  })
})

test('bank details are shown by the last digits of the account only', async () => {
  const [anna, bram] = await begin()
  const { proposal } = await propose(anna, account(2), 1)
  const changed = { older: { accountNumber: '…1001' }, newer: { accountNumber: '…1002' } }
  expect(await newest('bank-proposed', anna)).toMatchObject({ thing: 'document', id: 'bank', ...changed })
  await decide(proposal, true, bram)
  expect(await newest('bank-confirmed', bram)).toMatchObject({ query: { from: '1', to: '2' }, ...changed })
  await propose(anna, { accountNumber: '62 1111 1002' }, 2)
  expect(await newest('bank-proposed', anna)).toMatchObject({
    older: { accountNumber: '…00 1002' },
    newer: { accountNumber: '…11 1002' },
  })
  const log = JSON.stringify(await run('select * from public.audit_entries(page_size => 100)', [], anna))
  expect(log).not.toContain('62 0000 100')
})
