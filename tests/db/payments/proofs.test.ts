/** Proofs of payment: one file a slot, sent by anybody with the link, visible to admins only. */
import { randomUUID } from 'node:crypto'
import { PAYMENT_PROOF_MONTHS } from '@/lib/retention'
import { filesOf, headersOf } from '../files'
import { paymentsJob } from './gateway'
import { askedPayment, done, pageOf, transfer } from './payments'
import { type Caller, type Row, anon, call, request } from '../rest'
import { makeUser, newUser, uniqueEmail } from '../samples'
import { query } from '../second-database'

const files = filesOf('payment-proofs')
let others: Caller[]
const admin = newUser('admin')
beforeAll(async () => {
  others = [anon, await makeUser(), await makeUser('editor')]
})

const slot = async (token: string) => String(await done(anon, 'open_proof_slot', { token, file_kind: 'pdf' }))
const send = (who: Caller, name: string) => files.upload(who, name, { type: 'application/pdf' })
async function readStatus({ key, token }: Caller, name: string) {
  const address = `${process.env.SUPABASE_URL}/storage/v1/object/payment-proofs/${name}`
  const answer = await fetch(address, { headers: headersOf({ key, token }) })
  await answer.arrayBuffer()
  return answer.status
}

test('a slot accepts one file, which the page then counts', async () => {
  const { id, token } = await askedPayment(admin)
  const name = await slot(token)
  const listed = async () =>
    ((await done(admin, 'payment_schedule', { with_payment: id })) as { proofs: Row[] }[])[0]!.proofs
  expect([await pageOf(token), await listed()]).toMatchObject([{ proofs: 0 }, []])
  expect(await send(anon, name)).toBe(200)
  expect(await pageOf(token)).toMatchObject({ proofs: 1 })
  expect(await listed()).toEqual([{ name, createdAt: expect.any(String) }])
  expect(await send(anon, name)).toBeGreaterThanOrEqual(400)
  expect(await files.upload(anon, name, { type: 'application/pdf', upsert: true })).toBeGreaterThanOrEqual(
    400,
  )
})

test.each([
  ['a name of one’s own', () => `${randomUUID()}.pdf`],
  ['no name at all', () => 'proof.pdf'],
])('without a slot nothing is stored: %s', async (_, name) => {
  for (const who of [...others, admin]) expect(await send(who, name())).toBeGreaterThanOrEqual(400)
})

test('only files allowed in the bucket are stored', async () => {
  const { token } = await askedPayment(admin)
  const name = await slot(token)
  expect(await files.upload(anon, name, { type: 'text/html' })).toBeGreaterThanOrEqual(400)
  const large = new Uint8Array(4 * 2 ** 20 + 1)
  expect(await files.upload(anon, name, { type: 'application/pdf', bytes: large })).toBeGreaterThanOrEqual(
    400,
  )
})

test('only admins can read and list it; it has no public address', async () => {
  const { token } = await askedPayment(admin)
  const name = await slot(token)
  await send(anon, name)
  expect(await readStatus(admin, name)).toBe(200)
  expect(await files.list(admin, name)).toEqual([name])
  for (const who of others) {
    expect(await readStatus(who, name)).toBeGreaterThanOrEqual(400)
    expect(await files.list(who, name)).toEqual([])
    await files.remove(who, name)
  }
  // Before its time not even an admin can delete it.
  await files.remove(admin, name)
  expect(await files.statusOf(name)).toBeGreaterThanOrEqual(400)
  expect(await readStatus(admin, name)).toBe(200)
})

test('a payment accepts five proofs a day, none once cancelled or paid, or by a wrong link', async () => {
  const { id, token } = await askedPayment(admin)
  for (let sent = 0; sent < 5; sent++) await slot(token)
  expect((await call(anon, 'open_proof_slot', { token, file_kind: 'pdf' })).status).toBe(429)
  const [other, paid] = [await askedPayment(admin), await askedPayment(admin)]
  await done(admin, 'cancel_payment', { payment_id: other.id })
  await transfer(admin, paid.id, '2500')
  for (const wrong of [other.token, paid.token, `${token}0`, id])
    expect((await call(anon, 'open_proof_slot', { token: wrong, file_kind: 'pdf' })).body).toBeNull()
  expect((await call(anon, 'open_proof_slot', { token, file_kind: 'exe' })).status).toBeGreaterThanOrEqual(
    400,
  )
})

test('a slot with a failed upload is freed, one with a file stays', async () => {
  const { token } = await askedPayment(admin)
  const sent = await slot(token)
  await send(anon, sent)
  const other = await askedPayment(admin)
  for (let failed = 0; failed < 5; failed++) {
    const name = await slot(token)
    for (const link of [other.token, token]) await done(anon, 'free_proof_slot', { token: link, slot: name })
  }
  for (const name of [sent, 'x']) await done(anon, 'free_proof_slot', { token, slot: name })
  expect(await pageOf(token)).toMatchObject({ proofs: 1 })
  // Four slots are left for the day.
  for (let time = 0; time < 4; time++) expect(await slot(token)).toMatch(/\.pdf$/)
  expect((await call(anon, 'open_proof_slot', { token, file_kind: 'pdf' })).status).toBe(429)
})

const spent = async () => JSON.stringify((await call(anon, 'spent_proofs', {}, paymentsJob)).body)

test('an erased person’s proof can be deleted, not read, by the web server; its slot is forgotten', async () => {
  const email = `${randomUUID()}@example.org`
  const { token } = await askedPayment(admin, { email })
  const [name, empty] = [await slot(token), await slot(token)]
  await send(anon, name)
  expect(await spent()).not.toContain(name)
  await files.remove(anon, name)
  expect(await readStatus(admin, name)).toBe(200)
  await done(admin, 'erase_person', { address: email })
  expect(await spent()).toContain(name)
  // It can be deleted, but neither read nor listed.
  for (const who of others) {
    expect(await readStatus(who, name)).toBeGreaterThanOrEqual(400)
    expect(await files.list(who, name)).toEqual([])
  }
  expect((await files.remove(anon, name)).rows).toMatchObject([{ name }])
  expect(await readStatus(admin, name)).toBeGreaterThanOrEqual(400)
  expect(await spent()).not.toContain(name)
  expect(await query('select from public.payment_proofs where name in ($1, $2)', [name, empty])).toEqual([])
})

test('the copy of a person’s data lists proofs by payment, with their retention', async () => {
  const email = uniqueEmail()
  const { id, token } = await askedPayment(admin, { email })
  const other = await askedPayment(admin, { email })
  const [sent, unused] = [await slot(token), await slot(token)]
  await send(anon, sent)
  const { payments } = (await done(admin, 'person_data', { address: email })) as { payments: Row[] }
  const proofs = new Map(payments.map((payment) => [payment.id, payment.proofs as Row[]]))
  expect(proofs).toEqual(
    new Map([
      [id, [{ name: sent, created_at: expect.any(String), kept_until: expect.any(String) }]],
      [other.id, []],
    ]),
  )
  const [{ created_at, kept_until }] = proofs.get(id) as [Row]
  const sentOn = new Date(String(created_at))
  const lastMonth = new Date(
    Date.UTC(sentOn.getUTCFullYear(), sentOn.getUTCMonth() + PAYMENT_PROOF_MONTHS, 1),
  )
  expect(new Date(String(kept_until)).toISOString().slice(0, 7)).toBe(lastMonth.toISOString().slice(0, 7))
  expect(JSON.stringify(payments)).not.toContain(unused)
})

test('a slot is open for 15 minutes, a proof is kept for its months', async () => {
  const email = uniqueEmail()
  const months = `${PAYMENT_PROOF_MONTHS} months`
  const slots = await query<{ name: string }>(
    `with asked as (
       insert into public.payments (amount_gross, first_name, surname, email, language, purpose, level, due_on)
       values (100, 'a', 'b', $1, 'en', 'deposit', 1, '2099-01-01') returning id
     )
     insert into public.payment_proofs (name, payment_id, created_at)
     select gen_random_uuid() || '.pdf', asked.id, now() - age
     from asked, unnest($2::interval[]) age
     returning name`,
    [email, ['14 minutes', '16 minutes', `${months} -1 minute`, `${months} 1 minute`]],
  )
  const [row] = await query<{ open: boolean[]; spent: boolean[] }>(
    `select array_agg(private.is_open_slot('payment-proofs', name) order by created_at desc) as open,
       array_agg(private.is_spent_proof(name) order by created_at desc) as spent
     from public.payment_proofs where name = any ($1)`,
    [slots.map(({ name }) => name)],
  )
  expect(row).toEqual({ open: [true, false, false, false], spent: [false, false, false, true] })
  // Proofs awaiting deletion are in no copy.
  await query("insert into storage.objects (bucket_id, name) select 'payment-proofs', unnest($1::text[])", [
    slots.map(({ name }) => name),
  ])
  const [copy] = await query<{ proofs: Row[] }>(
    "select data -> 'proofs' as proofs from private.person_rows($1) where kind = 'payments'",
    [email],
  )
  expect(copy!.proofs.map(({ name }) => name)).toEqual([2, 1, 0].map((place) => slots[place]!.name))
})

test('the list can be filtered by waiting proofs', async () => {
  const { id, token } = await askedPayment(admin)
  await send(anon, await slot(token))
  const { body } = await request(admin, 'POST', '/rest/v1/rpc/payment_list', {
    of_state: 'proof',
    page_size: 100,
  })
  expect(JSON.stringify(body)).toContain(id)
})
