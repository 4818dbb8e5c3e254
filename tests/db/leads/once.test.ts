/** A submission has an id from the browser, and is stored once however often it arrives. */
import { randomUUID } from 'node:crypto'
import { type Row, anon, insert, secret, select, stored } from '../rest'
import { makeUser, sampleLead, sampleSpam } from '../samples'
import { FORM, leadOf } from './leads'

const send = (row: Row) => insert(anon, FORM, row)
const kept = async (id: unknown) => (await select(secret, FORM, `id=eq.${id}`)).rows

/** The parts of an answer that the sender can see. */
const told = ({ status, body }: Awaited<ReturnType<typeof send>>) => ({ status, body })

test('the id sent becomes the id of the submission', async () => {
  const id = randomUUID()
  const sent = sampleLead({ id })
  expect((await send(sent)).status).toBe(201)
  expect(await kept(id)).toMatchObject([sent])
})

test('a repeat gets the same answer and is stored and counted once', async () => {
  const sent = sampleLead({ id: randomUUID() })
  const first = await send(sent)
  expect(told(await send(sent))).toEqual(told(first))
  const rows = await kept(sent.id)
  expect(rows).toHaveLength(1)
  expect(await leadOf(rows[0]?.lead_id)).toMatchObject({ email: sent.email, submissions: 1 })
})

test('of ten concurrent repeats one is stored, and all are answered alike', async () => {
  const sent = sampleLead({ id: randomUUID() })
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(sent)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
  const [row] = await kept(sent.id)
  expect(await leadOf(row?.lead_id)).toMatchObject({ submissions: 1 })
})

test('a submission under another’s id changes nothing, and the answer does not reveal it', async () => {
  const theirs = sampleLead({ id: randomUUID() })
  const first = await send(theirs)
  const [row] = await kept(theirs.id)
  const lead = await leadOf(row?.lead_id)
  const signedIn = await makeUser()
  for (const attempt of [sampleLead({ id: theirs.id }), sampleSpam({ id: theirs.id })]) {
    expect(told(await send(attempt))).toEqual(told(first))
    expect(told(await insert(signedIn, FORM, attempt))).toEqual(told(first))
    expect(await stored('leads', `email=eq.${attempt.email}`)).toBeUndefined()
  }
  expect(await kept(theirs.id)).toEqual([row])
  expect(await leadOf(row?.lead_id)).toEqual(lead)
})

test('the fifth of an address in an hour can be repeated, and spam stays spam', async () => {
  const fifth = sampleLead({ id: randomUUID() })
  for (let count = 1; count <= 4; count++) await send(sampleLead({ email: fifth.email }))
  expect((await send(fifth)).status).toBe(201)
  expect((await send(fifth)).status).toBe(201)
  expect((await send({ ...fifth, id: randomUUID() })).code).toBe('PT429')

  const spam = sampleSpam({ id: randomUUID() })
  await send(spam)
  expect((await send({ ...spam, spam_reason: null })).status).toBe(201)
  expect(await kept(spam.id)).toMatchObject([{ spam_reason: 'trap', lead_id: null }])
})

test('an invalid id is refused', async () => {
  expect((await send(sampleLead({ id: 'x' }))).status).toBe(400)
  expect((await send(sampleLead({ id: null }))).code).toBe('23502')
})
