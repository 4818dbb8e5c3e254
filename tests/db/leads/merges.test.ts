/** Merging leads of one person, dismissing, splitting, and adopting details. */
import { type Row, call, insert, update } from '../rest'
import { newUser } from '../samples'
import { historyOf, leadOf, sendForm, submissionsOf, suggestionsOf, twoLeads } from './leads'

const admin = newUser('admin')
const [colleague, other] = [newUser('office'), newUser('office')]

const follow = (id: unknown, fields: Row) => update(admin, 'leads', `id=eq.${id}`, fields)
const note = (lead_id: unknown, text: string) => insert(admin, 'lead_events', { lead_id, note: text })
const inbox = async (query: unknown) => (await call(admin, 'lead_inbox', { query })).rows
const kinds = (events: Row[]) => events.map(({ kind }) => kind)

describe('a merge', () => {
  test('keeps the older lead with its details, and every submission, note and change', async () => {
    const { first, second, merge } = await twoLeads(admin)
    for (const { id } of [first, second]) await note(id, `Of ${id}`)
    expect(await merge()).toMatchObject({
      id: first.id,
      surname: 'Older',
      email: first.email,
      submissions: 2,
    })
    expect(await submissionsOf(first.id)).toHaveLength(2)
    const history = await historyOf(first.id)
    expect(kinds(history)).toEqual(['note', 'note', 'merged'])
    expect(history[2]).toMatchObject({ other_id: second.id, actor: admin.email })
    expect(await historyOf(second.id)).toEqual([])
  })

  test('shows one lead in the inbox, found by either address, and counts one', async () => {
    const count = async () => Number((await call(admin, 'lead_metrics')).rows[0]!.total)
    const { first, second, merge } = await twoLeads(admin)
    expect(await inbox(second.email)).toMatchObject([{ id: second.id, suggested: true }])
    const before = await count()
    await merge()
    expect(await count()).toBe(before - 1)
    for (const { email } of [first, second])
      expect(await inbox(email)).toMatchObject([{ id: first.id, submissions: 2, suggested: false }])
    const { leads } = (await call(admin, 'lead_export', { query: second.email })).body as { leads: Row[] }
    expect(leads).toMatchObject([{ id: first.id, email: first.email, submissions: 2 }])
  })

  test.each([
    ['new', 'contacted', 'contacted'],
    ['applied', 'contacted', 'applied'],
    ['lost', 'enrolled', 'enrolled'],
    ['enrolled', 'lost', 'enrolled'],
    ['lost', 'new', 'new'],
    ['lost', 'lost', 'lost'],
  ])('%s and %s become %s', async (older, newer, status) => {
    const { first, second, merge } = await twoLeads(admin)
    await follow(first.id, { status: older })
    await follow(second.id, { status: newer })
    expect(await merge()).toMatchObject({ status })
  })

  test('keeps the earlier follow-up date', async () => {
    const days = await twoLeads(admin)
    await follow(days.first.id, { follow_up_on: '2027-03-01' })
    await follow(days.second.id, { follow_up_on: '2027-02-01' })
    expect(await days.merge()).toMatchObject({ follow_up_on: '2027-02-01' })
    const one = await twoLeads(admin)
    await follow(one.second.id, { follow_up_on: '2027-02-01' })
    expect(await one.merge()).toMatchObject({ follow_up_on: '2027-02-01' })
  })

  test('keeps the owner of the older lead, or else of the newer', async () => {
    const both = await twoLeads(admin)
    await follow(both.first.id, { owner_id: colleague.id })
    await follow(both.second.id, { owner_id: other.id })
    expect(await both.merge()).toMatchObject({ owner_id: colleague.id })
    const one = await twoLeads(admin)
    await follow(one.second.id, { owner_id: other.id })
    expect(await one.merge()).toMatchObject({ owner_id: other.id })
    expect(await historyOf(one.first.id)).toContainEqual(
      expect.objectContaining({ kind: 'owner', before: null, after: other.email }),
    )
  })

  test('is done once by concurrent requests; a concurrent note is in the history', async () => {
    const { first, second, suggestion } = await twoLeads(admin)
    const merge = () => call(admin, 'merge_leads', { suggestion_id: suggestion.id })
    const answers = await Promise.all([merge(), note(second.id, 'Called.'), merge()])
    expect(answers[1].status).toBe(201)
    expect(kinds(await historyOf(first.id)).sort()).toEqual(['merged', 'note'])
    expect(await follow(second.id, { status: 'enrolled' })).toMatchObject({ status: 204 })
    expect(await leadOf(second.id)).toMatchObject({ status: 'new', merged_into: first.id })
  })

  test('collects later submissions from either address', async () => {
    const { first, second, merge } = await twoLeads(admin)
    await merge()
    for (const { email } of [first, second]) await sendForm({ email })
    expect(await leadOf(first.id)).toMatchObject({ submissions: 4 })
  })
})

describe('a split', () => {
  test('restores submissions, even later ones, history, status and follow-up', async () => {
    const { first, second, merge, split } = await twoLeads(admin)
    await note(second.id, 'Of the newer.')
    await follow(first.id, { status: 'applied', follow_up_on: '2027-02-01' })
    await merge()
    await note(first.id, 'Of both.')
    const later = await sendForm({ email: second.email, language: 'af' })
    expect(later).toMatchObject({ id: first.id, submissions: 3, language: 'af' })
    expect(await split()).toBe(second.id)
    expect(await leadOf(first.id)).toMatchObject({
      ...first,
      status: 'applied',
      follow_up_on: '2027-02-01',
      touched_at: expect.anything(),
    })
    expect(await leadOf(second.id)).toMatchObject({
      ...second,
      submissions: 2,
      language: 'af',
      last_at: later.last_at,
      touched_at: expect.anything(),
    })
    for (const { email, id } of [first, second]) {
      const emails = (await submissionsOf(id)).map((row) => row.email)
      expect(emails).not.toEqual([])
      expect(new Set(emails)).toEqual(new Set([email]))
    }
    expect(kinds(await historyOf(first.id)).sort()).toEqual([
      'follow-up',
      'merged',
      'note',
      'split',
      'status',
    ])
    expect(await historyOf(second.id)).toMatchObject([
      { kind: 'note', note: 'Of the newer.' },
      { kind: 'split', other_id: first.id, actor: admin.email },
    ])
    // The shared number does not revive the suggestion.
    await sendForm({ email: second.email, phone: first.phone })
    expect(await suggestionsOf(second.id)).toMatchObject([{ state: 'dismissed' }])
    expect(await split()).toBeNull()
  })

  test('takes along leads merged into it before', async () => {
    const { first, second, phone, merge } = await twoLeads(admin)
    await merge()
    const older = await sendForm({ phone: first.phone, created_at: '2026-01-01T00:00:00Z' })
    const [suggestion] = (await suggestionsOf(older.id)).filter(({ state }) => state === 'open')
    expect((await call(admin, 'merge_leads', { suggestion_id: suggestion!.id })).body).toBe(older.id)
    expect(await leadOf(older.id)).toMatchObject({ submissions: 3, phone })
    expect((await call(admin, 'split_lead', { of_lead: first.id })).body).toBe(first.id)
    expect(await leadOf(first.id)).toMatchObject({ submissions: 2, merged_into: null })
    expect(await leadOf(second.id)).toMatchObject({ merged_into: first.id })
    expect(await leadOf(older.id)).toMatchObject({ submissions: 1 })
  })

  test('reverts details adopted from the other lead', async () => {
    const { first, second, merge, split } = await twoLeads(admin)
    await merge()
    const [sent] = (await submissionsOf(first.id)).filter(({ email }) => email === second.email)
    await call(admin, 'adopt_details', { submission_id: sent!.id, detail: 'all' })
    expect(await leadOf(first.id)).toMatchObject({ surname: 'Newer', email: second.email })
    await split()
    expect(await leadOf(first.id)).toMatchObject({ surname: 'Older', email: first.email })
  })
})

test('a dismissed suggestion is in both histories and does not return', async () => {
  const { first, second, suggestion } = await twoLeads(admin)
  const dismiss = async () => (await call(admin, 'dismiss_suggestion', { suggestion_id: suggestion.id })).body
  expect((await Promise.all([dismiss(), dismiss()])).sort()).toEqual([false, true])
  for (const [one, other] of [
    [first, second],
    [second, first],
  ] as const)
    expect(await historyOf(one.id)).toMatchObject([
      { kind: 'dismissed', other_id: other.id, actor: admin.email },
    ])
  await sendForm({ email: second.email, phone: first.phone })
  expect(await suggestionsOf(second.id)).toMatchObject([{ state: 'dismissed' }])
  expect((await call(admin, 'merge_leads', { suggestion_id: suggestion.id })).body).toBeNull()
})

test('the page of a lead lists possible duplicates and merged leads', async () => {
  const { first, second, suggestion, merge } = await twoLeads(admin)
  const links = async (id: unknown) => (await call(admin, 'lead_links', { of_lead: id })).rows
  const other = { lead_id: second.id, surname: 'Newer', email: second.email, submissions: 1 }
  expect(await links(first.id)).toMatchObject([{ kind: 'suggested', id: suggestion.id, ...other }])
  expect(await links(second.id)).toMatchObject([{ kind: 'suggested', lead_id: first.id }])
  await merge()
  expect(await links(first.id)).toMatchObject([{ kind: 'merged', id: second.id, ...other }])
  expect(await links(second.id)).toEqual([])
})
