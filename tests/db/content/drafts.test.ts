/** Drafts of the site's content, and scheduled versions. */
import type { Row } from '../rest'
import { HOUR, fromNow } from '../samples'
import { type ContentAnswer, contentDatabase } from './content'

const { ask, shown, stateOf, saveDraft, draftOf, publish, age, admin, audited } = contentDatabase()

type Member = Awaited<ReturnType<typeof admin>>
let anna: Member
let bram: Member
beforeAll(async () => {
  anna = await admin()
  bram = await admin()
})

describe('a draft', () => {
  test('is shared, and saved only over the revision that was read', async () => {
    const { outcome, draft } = await saveDraft(anna, 'about', { a: 1 }, null)
    expect(outcome).toBe('saved')
    expect(draft).toEqual({
      document: { a: 1 },
      revision: 1,
      based_on: 0,
      saved_at: expect.any(String),
      saved_by: anna.email,
    })
    expect((await saveDraft(bram, 'about', { a: 2 }, 1)).draft).toMatchObject({
      revision: 2,
      saved_by: bram.email,
    })
    expect(await saveDraft(anna, 'about', { a: 3 }, 1)).toMatchObject({
      outcome: 'conflict',
      draft: { document: { a: 2 }, revision: 2 },
    })
    expect((await saveDraft(anna, 'about', { a: 3 }, null)).outcome).toBe('conflict')
    // Saving the stored text again succeeds, whatever the base revision or author.
    expect(await saveDraft(anna, 'about', { a: 2 }, 1)).toMatchObject({
      outcome: 'saved',
      draft: { revision: 2 },
    })
    expect((await saveDraft(anna, 'about', { a: 2 }, 2, 1)).draft).toMatchObject({ revision: 3, based_on: 1 })
    expect(await shown('about')).toBeUndefined()
  })

  test('ends when published or discarded; its revision is never reused', async () => {
    await saveDraft(anna, 'facts', { a: 1 }, null)
    expect((await publish('facts', { a: 1 }, 0, anna)).outcome).toBe('conflict')
    expect((await publish('facts', { a: 1 }, 0, anna, { base_revision: 1 })).outcome).toBe('published')
    expect(await draftOf('facts')).toBeUndefined()
    expect(await saveDraft(anna, 'facts', { a: 2 }, 1)).toEqual({ outcome: 'conflict', draft: null })
    expect((await saveDraft(anna, 'facts', { a: 2 }, null)).draft).toMatchObject({ revision: 2 })
    const discard = (base_revision: number) =>
      ask<boolean>('discard_content_draft', { of_key: 'facts', base_revision }, anna)
    expect([await discard(1), await discard(2), await discard(2)]).toEqual([false, true, true])
    expect((await saveDraft(anna, 'facts', { a: 3 }, null)).draft).toMatchObject({ revision: 3 })
  })
})

describe('a scheduled version', () => {
  const later = fromNow(24 * HOUR)
  const schedule = (document: Row, base: number, live_from = later) =>
    publish('intake', document, base, anna, { live_from })
  const cancel = (of_version: number, of_key = 'intake') =>
    ask<boolean>('cancel_scheduled_content', { of_key, of_version }, bram)

  test('is live from its time on', async () => {
    await publish('intake', { start: 1 }, 0, anna)
    const { version, live_from } = await schedule({ start: 2 }, 1)
    expect([version, Date.parse(live_from!)]).toEqual([2, Date.parse(later)])
    expect(await shown('intake')).toEqual({ start: 1 })
    expect(await schedule({ start: 3 }, 1)).toEqual({ outcome: 'scheduled' })
    expect((await stateOf('intake', bram)).live).toMatchObject({ version: 1, document: { start: 1 } })
    // Publishing at once builds on the live version and keeps the scheduled one.
    expect((await publish('intake', { start: 4 }, 1, anna, { scheduled_version: 2 })).version).toBe(3)
    expect(await shown('intake')).toEqual({ start: 4 })
    await age('intake', '25 hours')
    expect(await shown('intake')).toEqual({ start: 2 })
    expect((await stateOf('intake', bram)).live?.version).toBe(2)
    // Nor may it build on the latest made, which is not live.
    expect((await publish('intake', { start: 4 }, 3, anna)).outcome).toBe('conflict')
    expect((await publish('intake', { start: 4 }, 2, anna)).version).toBe(4)
  })

  test('takes up earlier changes, and its new number exposes stale reads', async () => {
    await publish('programme', { fee: 1, days: 30 }, 0, anna)
    const due = { live_from: later }
    const { version } = await publish('programme', { fee: 2, days: 30 }, 1, anna, due)
    const carried = { scheduled_version: version, scheduled_document: { fee: 2, days: 31 } }
    const changed = await publish('programme', { fee: 1, days: 31 }, 1, bram, carried)
    expect(changed).toMatchObject({ outcome: 'published', version: 3 })
    // A repeat, as after a lost answer.
    expect(await publish('programme', { fee: 1, days: 31 }, 1, bram, carried)).toEqual(changed)
    const { live, scheduled } = await stateOf('programme', anna)
    expect(live).toMatchObject({ version: 3, document: { fee: 1, days: 31 } })
    expect(scheduled).toMatchObject({ version: 4, document: { fee: 2, days: 31 }, made_by: bram.email })
    expect(Date.parse(String(scheduled!.live_from))).toBe(Date.parse(later))
    expect(await publish('programme', { fee: 3 }, 2, anna, { ...due, scheduled_version: 2 })).toEqual({
      outcome: 'conflict',
    })
    expect(await publish('programme', { fee: 3 }, 3, anna, { scheduled_version: 2 })).toEqual({
      outcome: 'scheduled',
    })
    expect(await audited('programme')).toEqual([
      'content-published 1',
      'content-scheduled 2',
      'content-published 3',
      'content-scheduled 4',
    ])
  })

  test('can be changed and moved without touching the draft', async () => {
    const { scheduled } = await stateOf('programme', anna)
    await saveDraft(anna, 'programme', { fee: 9 }, null, 3)
    const sooner = fromNow(HOUR)
    const own = { live_from: sooner, scheduled_version: scheduled!.version }
    const changed = await publish('programme', { fee: 5, days: 31 }, scheduled!.version, bram, own)
    expect(await publish('programme', { fee: 5, days: 31 }, scheduled!.version, bram, own)).toEqual(changed)
    const after = await stateOf('programme', anna)
    expect(after.live).toMatchObject({ document: { fee: 1, days: 31 } })
    expect(after.scheduled).toMatchObject({ version: changed.version, document: { fee: 5, days: 31 } })
    expect(Date.parse(String(after.scheduled!.live_from))).toBe(Date.parse(sooner))
    expect(after.draft).toMatchObject({ document: { fee: 9 }, based_on: 3 })
    await age('programme', '2 hours')
    expect(await shown('programme')).toEqual({ fee: 5, days: 31 })
    // The draft's base is no longer live.
    const over = { base_revision: after.draft!.revision }
    expect((await publish('programme', { fee: 9 }, 3, anna, over)).outcome).toBe('conflict')
  })

  test('leaves its text as the draft when cancelled, and its number is not reused', async () => {
    const { version } = await schedule({ start: 5 }, 4)
    expect(await cancel(4)).toBe(false)
    expect([await cancel(version!), await cancel(version!)]).toEqual([true, false])
    expect(await draftOf('intake')).toEqual({ document: { start: 5 }, revision: 1 })
    expect((await publish('intake', { start: 6 }, version!, anna, { base_revision: 1 })).outcome).toBe(
      'conflict',
    )
    const again = await publish('intake', { start: 6 }, 4, anna, { base_revision: 1, live_from: later })
    expect(again.version).toBe(version! + 1)
    await saveDraft(anna, 'intake', { start: 7 }, null)
    expect(await cancel(again.version!)).toBe(true)
    expect((await draftOf('intake'))?.document).toEqual({ start: 7 })
    expect((await audited('intake')).slice(-3)).toEqual([
      'content-cancelled 5',
      'content-scheduled 6',
      'content-cancelled 6',
    ])
  })

  test('cannot be scheduled in the past', async () => {
    const answer: ContentAnswer = await publish('replies', {}, 0, anna, { live_from: fromNow(-HOUR) })
    expect(Math.abs(Date.parse(answer.live_from!) - Date.now())).toBeLessThan(60_000)
  })
})
