/** The site's content documents: who reads and writes them, and their versions. */
import { documentKeys } from '@/lib/content/documents'
import type { Row } from '../rest'
import { HOUR, fromNow } from '../samples'
import { contentDatabase } from './content'

const { run, refused, ask, site, shown, saveDraft, stateOf, publish, admin, audited } = contentDatabase()

type Member = Awaited<ReturnType<typeof admin>>
let anna: Member
let bram: Member
beforeAll(async () => {
  anna = await admin()
  bram = await admin()
})

test('the database lists exactly the documents of the site', async () => {
  const rows = await run<{ key: string }>('select key from private.content_documents')
  expect(rows.map(({ key }) => key).sort()).toEqual([...documentKeys].sort())
})

describe('a document', () => {
  test('is live, with its version number, once an admin publishes it', async () => {
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

  test('must be a known document, an object and of bounded size', async () => {
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

  test('is exported as visitors read it, and audited', async () => {
    await publish('helplines', { title: 'live' }, 0, anna)
    await publish('helplines', { title: 'scheduled' }, 1, anna, { live_from: fromNow(HOUR) })
    await saveDraft(anna, 'brochure', { story: 'draft' }, null)
    const exported = await ask<{ documents: Row }>('export_content', {}, bram)
    expect(exported.documents).toEqual((await site()).documents)
    expect(exported.documents).toMatchObject({ helplines: { title: 'live' } })
    expect(exported.documents).not.toHaveProperty('brochure')
    expect(await run("select actor, detail from private.audit_log where kind = 'content-exported'")).toEqual([
      { actor: bram.id, detail: String(Object.keys(exported.documents).length) },
    ])
  })

  test('is not published over a colleague’s newer version', async () => {
    await publish('people', { who: 'Anna' }, 0, anna)
    await saveDraft(bram, 'people', { who: 'Carel' }, null, 1)
    expect(await publish('people', { who: 'Bram' }, 0, bram)).toEqual({ outcome: 'conflict' })
    expect(await shown('people')).toEqual({ who: 'Anna' })
    expect(await stateOf('people', bram)).toEqual({
      key: 'people',
      live: {
        version: 1,
        document: { who: 'Anna' },
        live_from: expect.any(String),
        made_at: expect.any(String),
        made_by: anna.email,
      },
      scheduled: null,
      draft: expect.objectContaining({ document: { who: 'Carel' }, revision: 1, saved_by: bram.email }),
      proposal: null,
    })
  })

  test('is published once by two concurrent requests', async () => {
    const answers = await Promise.all([
      publish('programme', { by: 1 }, 0, anna),
      publish('programme', { by: 2 }, 0, bram),
    ])
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['conflict', 'published'])
  })

  test('is published once if repeated after a lost answer', async () => {
    const first = await publish('landing', { title: 'A' }, 0, anna)
    expect(await publish('landing', { title: 'A' }, 0, anna)).toEqual(first)
    const later = fromNow(HOUR)
    const second = await publish('landing', { title: 'B' }, 1, anna, { live_from: later })
    expect(await publish('landing', { title: 'B' }, 1, anna, { live_from: later })).toEqual(second)
    // A request that differs in meaning is no repeat.
    expect((await publish('landing', { title: 'B' }, 1, anna)).outcome).toBe('scheduled')
    expect((await publish('landing', { title: 'B' }, 0, anna, { live_from: later })).outcome).toBe('conflict')
    expect(await audited('landing')).toEqual(['content-published 1', 'content-scheduled 2'])
  })
})
