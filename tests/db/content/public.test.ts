/** Public content besides the live versions: former addresses and terms, preview links. */
import { randomUUID } from 'node:crypto'
import { isoTime } from '@/lib/dates'
import { PREVIEW_DAYS } from '@/lib/retention'
import { previewMoment } from '@/lib/site-content/schema'
import { type Row } from '../rest'
import { DAY, HOUR, fromNow } from '../samples'
import { type Content, contentDatabase } from './content'

const { run, refusal, ask, publish, age, admin, site } = contentDatabase()

type Member = Awaited<ReturnType<typeof admin>>
let anna: Member
beforeAll(async () => {
  anna = await admin()
})

describe('a former address of a level', () => {
  const goesTo = (old_slug: string) => ask<string | null>('content_redirect', { old_slug })
  const level = (number: number, slug: string, base: number, more: Row = {}) =>
    publish(`level-${number}`, { slug }, base, anna, more)

  test('leads to the present one, whatever came between', async () => {
    expect(await goesTo('level-1')).toBeNull()
    for (const [base, slug] of ['foundations', 'basics', 'first-steps'].entries()) {
      await level(1, slug, base)
      await age('level-1', '1 hour')
    }
    // Before its first version a level uses its key as slug.
    for (const old of ['level-1', 'foundations', 'basics']) expect(await goesTo(old)).toBe('first-steps')
    for (const slug of ['first-steps', 'level-2', 'nothing', '']) expect(await goesTo(slug)).toBeNull()
  })

  test('leads nowhere while in use by a level, then to its last user', async () => {
    await level(2, 'basics', 0)
    expect(await goesTo('basics')).toBeNull()
    await age('level-2', '1 minute')
    await level(2, 'second-steps', 1)
    expect(await goesTo('basics')).toBe('second-steps')
    expect(await goesTo('foundations')).toBe('first-steps')
  })

  test('excludes slugs that were only drafted or scheduled', async () => {
    const document = { slug: 'drafted' }
    await ask('save_content_draft', { of_key: 'level-3', document }, anna)
    await level(3, 'third-steps', 0, { base_revision: 1 })
    await level(3, 'planned', 1, { live_from: fromNow(HOUR) })
    for (const slug of ['drafted', 'planned']) expect(await goesTo(slug)).toBeNull()
    expect(await goesTo('level-3')).toBe('third-steps')
  })
})

describe('former terms', () => {
  const former = (of_key: string) =>
    run('select * from public.former_terms($1)', [of_key], { id: randomUUID() })
  const asOf = (of_key: string, of_version: number) =>
    ask<Content | null>('content_as_of', { of_key, of_version })

  beforeAll(async () => {
    await publish('terms', { text: 1 }, 0, anna)
    await publish('fees', { total: 1 }, 0, anna)
    await ask('propose_bank_details', { document: { accountNumber: '111' }, base_version: 0 }, anna)
    for (const key of ['terms', 'fees', 'bank']) await age(key, '2 days')
    await publish('terms', { text: 2 }, 1, anna)
    await age('terms', '1 day')
    await publish('fees', { total: 2 }, 1, anna)
    await publish('terms', { text: 3 }, 2, anna)
    await publish('terms', { text: 4 }, 3, anna, { live_from: fromNow(HOUR) })
  })

  test('are listed with their time, newest first, without live or future ones', async () => {
    const rows = await former('terms')
    expect(rows.map(({ version }) => version)).toEqual([2, 1])
    expect(rows[0]!.live_from).toEqual(rows[1]!.ended_at)
    expect(await former('privacy')).toEqual([])
    // Other documents have no public history.
    for (const key of ['fees', 'bank', 'level-1']) expect(await former(key)).toEqual([])
  })

  test('are shown with the site as of then, without the bank details', async () => {
    expect(await asOf('terms', 1)).toEqual({
      documents: { terms: { text: 1 }, fees: { total: 1 } },
      versions: { terms: 1, fees: 1 },
    })
    // The fees changed a moment before the terms.
    const second = await asOf('terms', 2)
    expect(second).toMatchObject({ documents: { terms: { text: 2 }, fees: { total: 2 } } })
    expect((await site()).documents.bank).toEqual({ accountNumber: '111' })
    expect(Object.keys(second!.documents)).not.toContain('bank')
  })

  test.each([
    ['terms', 3],
    ['terms', 4],
    ['terms', 9],
    ['privacy', 1],
    ['fees', 1],
    ['bank', 1],
  ])('are not available for %s %d', async (key, version) => {
    expect(await asOf(key, version)).toBeNull()
  })
})

describe('a preview link', () => {
  const make = async (as_of: string | null = null): Promise<Row> => {
    const id = randomUUID()
    await run('insert into public.content_previews (id, as_of) values ($1, $2)', [id, as_of], anna)
    return (await run('select * from public.content_previews where id = $1', [id]))[0]!
  }
  const shown = (preview_id: unknown) =>
    ask<(Content & { as_of: string | null }) | null>('content_preview', { preview_id })
  const end = (id: unknown) =>
    run('update public.content_previews set expires_at = now() where id = $1', [id])

  test('shows the site with all drafts until it expires', async () => {
    await publish('home', { title: 'Live' }, 0, anna)
    const draft = (of_key: string, document: Row) =>
      ask('save_content_draft', { of_key, document, based_on: 1 }, anna)
    await draft('home', { title: 'Draft' })
    await draft('helplines', { title: 'New' })
    await draft('bank', { accountNumber: '222' })
    const link = await make()
    expect(link.created_by).toBe(anna.email)
    expect(Math.abs(Date.parse(String(link.expires_at)) - Date.now() - PREVIEW_DAYS * DAY)).toBeLessThan(HOUR)
    const { documents, as_of } = (await shown(link.id))!
    expect(documents).toMatchObject({
      home: { title: 'Draft' },
      helplines: { title: 'New' },
      bank: { accountNumber: '222' },
      terms: { text: 3 },
    })
    expect(as_of).toBeNull()
    const live = (await site()).documents
    expect([live.home, live.helplines]).toEqual([{ title: 'Live' }, undefined])
    await end(link.id)
    for (const id of [link.id, randomUUID(), null]) expect(await shown(id)).toBeNull()
  })

  test('shows the site at a time without drafts, or now if that has passed', async () => {
    const [sooner, later] = [fromNow(HOUR), fromNow(2 * HOUR)]
    await publish('level-3', { slug: 'later-still' }, 1, anna, { live_from: later, scheduled_version: 2 })
    await publish('study-week', { steps: 1 }, 0, anna)
    await publish('study-week', { steps: 2 }, 1, anna, { live_from: sooner })
    const { documents, as_of } = (await shown((await make(sooner)).id))!
    expect(documents).toMatchObject({ 'study-week': { steps: 2 }, home: { title: 'Live' } })
    expect(documents).toMatchObject({ 'level-3': { slug: 'third-steps' } })
    expect([Date.parse(as_of!), documents.helplines]).toEqual([Date.parse(sooner), undefined])
    const past = (await shown((await make(fromNow(-HOUR))).id))!
    expect(past.documents).toMatchObject({ 'study-week': { steps: 1 } })
    expect(Math.abs(Date.parse(past.as_of!) - Date.now())).toBeLessThan(60_000)
  })

  test('shows a version from its moment on, of which the site knows the milliseconds only', async () => {
    const moment = fromNow(HOUR).replace(/\.\d+Z$/, '.123456Z')
    await publish('templates', { subject: 1 }, 0, anna, { live_from: moment })
    const at = async (as_of: string) => (await shown((await make(as_of)).id))!.documents.templates
    expect(await at(isoTime.parse(moment))).toBeUndefined()
    expect(await at(previewMoment(isoTime.parse(moment)))).toEqual({ subject: 1 })
  })

  test('shows nothing once withdrawn, and is purged after expiry', async () => {
    const [withdrawn, expired, kept] = [await make(), await make(), await make()]
    await run('delete from public.content_previews where id = $1', [withdrawn.id], anna)
    expect(await shown(withdrawn.id)).toBeNull()
    await end(expired.id)
    await run('select public.purge_expired()')
    const left = await run('select id from public.content_previews')
    expect(left.map(({ id }) => id)).toContain(kept.id)
    expect(left.map(({ id }) => id)).not.toContain(expired.id)
  })

  test('is one of at most twenty active ones', async () => {
    await run('delete from public.content_previews')
    const links = []
    for (let count = 1; count <= 20; count++) links.push(await make())
    const insert = 'insert into public.content_previews (id) values (gen_random_uuid())'
    expect(await refusal(insert, [], anna)).toBe('PT429')
    await end(links[0]!.id)
    expect(await refusal(insert, [], anna)).toBeUndefined()
  })
})

test('the text survives its author’s account', async () => {
  const bram = await admin()
  await publish('questions', { a: 1 }, 0, bram)
  await ask('save_content_draft', { of_key: 'questions', document: { a: 2 }, based_on: 1 }, bram)
  await run('delete from auth.users where id = $1', [bram.id])
  expect((await site()).documents.questions).toEqual({ a: 1 })
  expect(
    await run(`select made_by, saved_by from public.content_versions join public.content_drafts using (key)
      where key = 'questions'`),
  ).toEqual([{ made_by: bram.email, saved_by: bram.email }])
})
