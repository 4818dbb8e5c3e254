/** The search of the staff pages. Each test uses a unique word or number, to match nothing else. */
import { FORM, sendForm, twoLeads } from '../leads/leads'
import { askedPayment, paymentRow } from '../payments/payments'
import { type Row, call, store } from '../rest'
import { DAY, type User, fromNow, makeUser, samplePost, sampleSpam, unique } from '../samples'

let admin: User
let editor: User
let office: User
beforeAll(async () => {
  ;[admin, editor, office] = await Promise.all([makeUser('admin'), makeUser('editor'), makeUser('office')])
})

const KINDS = ['leads', 'payments', 'posts'] as const

/** The rows found, by kind. */
async function search(query: string, who = admin) {
  const answer = await call(who, 'staff_search', { query })
  expect(answer.code).toBeUndefined()
  return answer.body as Record<(typeof KINDS)[number], Row[]>
}

/** The number of rows found of each kind. */
async function numbers(query: string, who = admin) {
  const found = await search(query, who)
  return KINDS.map((kind) => found[kind].length)
}

const idsOf = async (kind: (typeof KINDS)[number], query: string) =>
  (await search(query))[kind].map(({ id }) => id)

/** A lead, a payment and a draft with one word in them. */
async function oneOfEach(word = unique()) {
  const lead = await sendForm({ surname: word })
  const { id: payment } = await askedPayment(admin, { surname: word })
  const post = await store('blog_posts', samplePost({ title: `On ${word}`, status: 'draft' }))
  return { word, lead, payment, post }
}

test('an admin finds leads, payments and posts; an editor posts only, the office all but posts, nobody else anything', async () => {
  const { word, lead, payment, post } = await oneOfEach()
  const { leads, payments, posts } = await search(word)
  expect([leads[0]?.id, payments[0]?.id, posts[0]?.id]).toEqual([lead.id, payment, post.id])
  expect(await numbers(word)).toEqual([1, 1, 1])
  expect(await numbers(word, editor)).toEqual([0, 0, 1])
  expect(await numbers(word, office)).toEqual([1, 1, 0])
  expect(await numbers(word, await makeUser())).toEqual([0, 0, 0])
})

test('a result says what tells it from others, and no more', async () => {
  const { word, lead, payment } = await oneOfEach()
  const { leads, payments, posts } = await search(word)
  const { email, phone } = lead
  expect(leads[0]).toMatchObject({ first_name: 'Thandi', surname: word, email, phone, status: 'new' })
  const { reference } = await paymentRow(payment)
  expect(payments[0]).toMatchObject({ surname: word, amount: '2500.00', due_on: '2099-01-31', reference })
  expect(payments[0]).not.toHaveProperty('note')
  expect(posts[0]).toMatchObject({ title: `On ${word}`, language: 'en', status: 'draft' })
  expect(posts[0]).not.toHaveProperty('content')
})

test.each([
  ['Zoë van Wýk', 'zoe van wyk'],
  ['Zoe van Wyk', 'ZOË VAN WŸK'],
  ['Renée', 'rene\u0301e'],
  ['D’Alebout', "d'alebout"],
  ['O‘Reilly', 'oreilly'],
])('%s is found as %s', async (name, typed) => {
  const { word } = await oneOfEach(`${name} ${unique()}`)
  expect(await numbers(`${typed} ${word.split(' ').at(-1)}`)).toEqual([1, 1, 1])
})

test('part of an e-mail address finds leads and payments', async () => {
  const address = unique('Naomi-')
  await sendForm({ email: `${address}@Example.org` })
  await askedPayment(admin, { email: `${address}@Example.org` })
  for (const typed of [address.toUpperCase(), `${address.slice(4)}@example`, `mailto:${address}@example.org`])
    expect(await numbers(typed)).toEqual([1, 1, 0])
})

test('half a phone number finds leads and payments, with spaces and the domestic zero', async () => {
  const { phone } = await sendForm()
  await askedPayment(admin, { phone })
  const digits = String(phone).slice(3)
  const [start, end] = [digits.slice(0, 8), digits.slice(3)]
  for (const typed of [
    digits,
    `0${start.slice(0, 2)} ${start.slice(2)}`,
    `+27 ${start}`,
    `(0)${start}`,
    `${end.slice(0, 3)} ${end.slice(3)}`,
  ])
    expect([typed, await numbers(typed)]).toEqual([typed, [1, 1, 0]])
})

test('a reference is found in any case, with spaces or hyphens, and by its beginning; an id as a whole', async () => {
  const { id } = await askedPayment(admin)
  const reference = String((await paymentRow(id)).reference)
  const lower = reference.toLowerCase()
  for (const typed of [
    reference,
    ` ${lower} `,
    `${lower.slice(0, 4)} ${lower.slice(4)}`,
    `${reference.slice(0, 2)}-${lower.slice(2)}`,
    lower.slice(0, 7),
    ` ${id.toUpperCase()}`,
  ])
    expect([typed, await idsOf('payments', typed)]).toEqual([typed, [id]])
  expect(await idsOf('payments', reference.slice(1))).not.toContain(id)
  expect(await idsOf('payments', id.slice(0, 20))).toEqual([])
})

test.each(['', '  ', 'ab', 'a\u200bb', '  a   ', '’’’', '%%%', '___', '\\\\\\'])(
  'nothing is found for "%s"',
  async (typed) => {
    await oneOfEach()
    expect(await numbers(typed)).toEqual([0, 0, 0])
  },
)

test('at most eight of each kind: leads newest first, payments open and due first', async () => {
  const word = unique()
  const posts: unknown[] = []
  const leads: unknown[] = []
  for (let count = 0; count < 10; count++) {
    posts.push((await store('blog_posts', samplePost({ title: `${word} ${count}` }))).id)
    leads.push((await sendForm({ surname: word })).id)
  }
  const due: unknown[] = []
  for (let month = 1; month <= 9; month++)
    due.push((await askedPayment(admin, { surname: word, due_on: `2099-0${month}-28` })).id)
  await call(admin, 'cancel_payment', { payment_id: due[0] })
  const found = await search(word)
  expect(found.leads.map(({ id }) => id)).toEqual(leads.slice(2).reverse())
  expect(found.payments.map(({ id }) => id)).toEqual(due.slice(1))
  expect(found.posts.map(({ id }) => id)).toEqual(posts.slice(2).reverse())
})

test('posts in the bin are left out; a published post may be scheduled', async () => {
  const word = unique()
  for (const fields of [{ deleted_at: fromNow(0) }, {}, { published_at: fromNow(DAY) }])
    await store('blog_posts', samplePost({ title: word, ...fields }))
  const { posts } = await search(word)
  expect(posts.map(({ status }) => status).sort()).toEqual(['published', 'scheduled'])
})

test('a merged lead is found as the lead that shows it', async () => {
  const [older, newer] = [unique('O'), unique('N')]
  const { merge } = await twoLeads(admin, { surname: older }, { surname: newer })
  const { id } = await merge()
  for (const typed of [older, newer]) expect(await idsOf('leads', typed)).toEqual([id])
})

test('suspected spam is not found', async () => {
  const surname = unique()
  await store(FORM, sampleSpam({ surname }))
  expect(await numbers(surname)).toEqual([0, 0, 0])
})
