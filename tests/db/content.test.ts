/** The documents of the site's content: who reads and writes them, drafts, versions, and when each is live. */
import { HOUR, NO_RIGHT, type Row, fromNow } from './rest'
import { type ContentAnswer, contentDatabase } from './content'

const { run, refused, ask, site, publish, age, admin, member, audited } = contentDatabase()

type Member = Awaited<ReturnType<typeof admin>>
let anna: Member
let bram: Member
beforeAll(async () => {
  anna = await admin()
  bram = await admin()
})

const shown = async (key: string) => (await site()).documents[key]
const save = (of_key: string, document: Row, base_revision: number | null, who = anna, based_on = 0) =>
  ask<{ outcome: string; draft: (Row & { revision: number }) | null }>(
    'save_content_draft',
    { of_key, document, base_revision, based_on },
    who,
  )
const draftOf = async (key: string) =>
  (await run('select document, revision from public.content_drafts where key = $1', [key]))[0]

describe('a document', () => {
  test('is shown as soon as an admin publishes it, with the number of its version', async () => {
    expect(await shown('fees')).toBeUndefined()
    const answer = await publish('fees', { deposit: 1 }, 0, anna)
    expect(answer).toMatchObject({ outcome: 'published', version: 1 })
    expect(await site()).toMatchObject({ documents: { fees: { deposit: 1 } }, versions: { fees: 1 } })
    expect(await publish('fees', { deposit: 2 }, 1, bram)).toMatchObject({ version: 2 })
    expect(await site()).toMatchObject({ documents: { fees: { deposit: 2 } }, versions: { fees: 2 } })
    expect(
      await run('select version, made_by, base_version from public.content_versions where key = $1', [
        'fees',
      ]),
    ).toEqual([
      { version: 1, made_by: anna.email, base_version: 0 },
      { version: 2, made_by: bram.email, base_version: 1 },
    ])
    expect(await audited('fees')).toEqual(['content-published 1', 'content-published 2'])
  })

  test('is one that the site has, an object, and no larger than a page can need', async () => {
    const args = { of_key: 'home', document: {}, base_version: 0 }
    expect(await refused('publish_content', { ...args, of_key: 'news' }, anna)).toBe('22023')
    expect(await refused('save_content_draft', { of_key: 'news', document: {} }, anna)).toBe('22023')
    for (const document of ['[]', '"home"', JSON.stringify({ text: 'a'.repeat(400_001) })]) {
      expect(await refused('publish_content', { ...args, document }, anna)).toBe('23514')
      expect(await refused('save_content_draft', { of_key: 'home', document }, anna)).toBe('23514')
      expect(await refused('propose_bank_details', { document, base_version: 0 }, anna)).toBe('23514')
    }
    expect(await refused('publish_content', { ...args, live_from: 'infinity' }, anna)).toBe('23514')
    expect(await shown('home')).toBeUndefined()
  })

  test('is changed by admins only', async () => {
    const editor = await member('editor', 'none')
    const calls: [string, Row][] = [
      ['publish_content', { of_key: 'home', document: {}, base_version: 0 }],
      ['save_content_draft', { of_key: 'home', document: {} }],
      ['discard_content_draft', { of_key: 'home', base_revision: 1 }],
      ['cancel_scheduled_content', { of_key: 'home', of_version: 1 }],
    ]
    for (const [name, args] of calls)
      for (const who of [editor, undefined]) expect(await refused(name, args, who)).toBe(NO_RIGHT)
  })

  test('is exported as visitors read it, by admins only, and that is recorded', async () => {
    await publish('helplines', { title: 'live' }, 0, anna)
    await publish('helplines', { title: 'scheduled' }, 1, anna, { live_from: fromNow(HOUR) })
    await save('brochure', { story: 'draft' }, null)
    const exported = await ask<{ documents: Row }>('export_content', {}, bram)
    expect(exported.documents).toEqual((await site()).documents)
    expect(exported.documents).toMatchObject({ helplines: { title: 'live' } })
    expect(exported.documents).not.toHaveProperty('brochure')
    const recorded = () =>
      run('select actor, detail from private.audit_log where kind = $1', ['content-exported'])
    const entry = { actor: bram.id, detail: String(Object.keys(exported.documents).length) }
    expect(await recorded()).toEqual([entry])
    for (const who of [await member('editor', 'none'), undefined])
      expect(await refused('export_content', {}, who)).toBe(NO_RIGHT)
    expect(await recorded()).toEqual([entry])
  })

  test('is not published over what somebody else has published meanwhile', async () => {
    await publish('people', { who: 'Anna' }, 0, anna)
    await save('people', { who: 'Carel' }, null, bram, 1)
    expect(await publish('people', { who: 'Bram' }, 0, bram)).toEqual({
      outcome: 'conflict',
      newest: {
        version: 1,
        document: { who: 'Anna' },
        live_from: expect.any(String),
        made_at: expect.any(String),
        made_by: anna.email,
      },
      draft: expect.objectContaining({ document: { who: 'Carel' }, revision: 1, saved_by: bram.email }),
    })
    expect(await shown('people')).toEqual({ who: 'Anna' })
  })

  test('is published by one of two who do so at the same time', async () => {
    const answers = await Promise.all([
      publish('programme', { by: 1 }, 0, anna),
      publish('programme', { by: 2 }, 0, bram),
    ])
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['conflict', 'published'])
  })

  test('is published once where the same is sent again, because the answer was lost', async () => {
    const first = await publish('landing', { title: 'A' }, 0, anna)
    expect(await publish('landing', { title: 'A' }, 0, anna)).toEqual(first)
    const later = fromNow(HOUR)
    const second = await publish('landing', { title: 'B' }, 1, anna, { live_from: later })
    expect(await publish('landing', { title: 'B' }, 1, anna, { live_from: later })).toEqual(second)
    // Not what means something else.
    expect((await publish('landing', { title: 'B' }, 1, anna)).outcome).toBe('conflict')
    expect((await publish('landing', { title: 'B' }, 0, anna, { live_from: later })).outcome).toBe('conflict')
    expect(await audited('landing')).toEqual(['content-published 1', 'content-scheduled 2'])
  })
})

describe('a draft', () => {
  test('is shared, and saved over what was read', async () => {
    const { outcome, draft } = await save('about', { a: 1 }, null)
    expect(outcome).toBe('saved')
    expect(draft).toEqual({
      document: { a: 1 },
      revision: 1,
      based_on: 0,
      saved_at: expect.any(String),
      saved_by: anna.email,
    })
    expect((await save('about', { a: 2 }, 1, bram)).draft).toMatchObject({
      revision: 2,
      saved_by: bram.email,
    })
    expect(await save('about', { a: 3 }, 1)).toMatchObject({
      outcome: 'conflict',
      draft: { document: { a: 2 }, revision: 2 },
    })
    expect((await save('about', { a: 3 }, null)).outcome).toBe('conflict')
    // What is stored already is saved, whatever was read, and by whom.
    expect(await save('about', { a: 2 }, 1)).toMatchObject({ outcome: 'saved', draft: { revision: 2 } })
    expect((await save('about', { a: 2 }, 2, anna, 1)).draft).toMatchObject({ revision: 3, based_on: 1 })
    expect(await shown('about')).toBeUndefined()
  })

  test('goes when it is published or discarded; a later one is never taken for it', async () => {
    await save('facts', { a: 1 }, null)
    expect((await publish('facts', { a: 1 }, 0, anna)).outcome).toBe('conflict')
    expect((await publish('facts', { a: 1 }, 0, anna, { base_revision: 1 })).outcome).toBe('published')
    expect(await draftOf('facts')).toBeUndefined()
    expect(await save('facts', { a: 2 }, 1)).toEqual({ outcome: 'conflict', draft: null })
    expect((await save('facts', { a: 2 }, null)).draft).toMatchObject({ revision: 2 })
    const discard = (base_revision: number) =>
      ask<boolean>('discard_content_draft', { of_key: 'facts', base_revision }, anna)
    expect([await discard(1), await discard(2), await discard(2)]).toEqual([false, true, true])
    expect((await save('facts', { a: 3 }, null)).draft).toMatchObject({ revision: 3 })
  })
})

describe('a scheduled version', () => {
  const later = fromNow(24 * HOUR)
  const schedule = (document: Row, base: number, live_from = later) =>
    publish('intake', document, base, anna, { live_from })
  const cancel = (of_version: number, of_key = 'intake') =>
    ask<boolean>('cancel_scheduled_content', { of_key, of_version }, bram)

  test('is shown from its moment on, and until then nothing but that moment is public', async () => {
    await publish('intake', { start: 1 }, 0, anna)
    const { version, live_from } = await schedule({ start: 2 }, 1)
    expect([version, Date.parse(live_from!)]).toEqual([2, Date.parse(later)])
    expect(await shown('intake')).toEqual({ start: 1 })
    expect(Date.parse((await ask<string>('next_content_change'))!)).toBeLessThanOrEqual(Date.parse(later))
    expect(await schedule({ start: 3 }, 2)).toEqual({ outcome: 'scheduled', version: 2 })
    // What is published at once does not end the other.
    expect((await publish('intake', { start: 4 }, 2, anna)).version).toBe(3)
    expect(await shown('intake')).toEqual({ start: 4 })
    await age('intake', '25 hours')
    expect(await shown('intake')).toEqual({ start: 2 })
  })

  test('is cancelled, which keeps its text as the draft and gives its number to no other', async () => {
    const { version } = await schedule({ start: 5 }, 3)
    expect(await cancel(3)).toBe(false)
    expect([await cancel(version!), await cancel(version!)]).toEqual([true, false])
    expect(await draftOf('intake')).toEqual({ document: { start: 5 }, revision: 1 })
    expect((await publish('intake', { start: 6 }, version!, anna, { base_revision: 1 })).outcome).toBe(
      'conflict',
    )
    const again = await publish('intake', { start: 6 }, 3, anna, { base_revision: 1, live_from: later })
    expect(again.version).toBe(version! + 1)
    await save('intake', { start: 7 }, null)
    expect(await cancel(again.version!)).toBe(true)
    expect((await draftOf('intake'))?.document).toEqual({ start: 7 })
    expect((await audited('intake')).slice(-3)).toEqual([
      'content-cancelled 4',
      'content-scheduled 5',
      'content-cancelled 5',
    ])
  })

  test('is not made by a moment that has passed', async () => {
    const answer: ContentAnswer = await publish('replies', {}, 0, anna, { live_from: fromNow(-HOUR) })
    expect(Math.abs(Date.parse(answer.live_from!) - Date.now())).toBeLessThan(60_000)
  })
})
