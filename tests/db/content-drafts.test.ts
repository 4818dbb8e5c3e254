/** The drafts of the site's content, and versions that are scheduled. */
import { HOUR, type Row, fromNow } from './rest'
import { type ContentAnswer, contentDatabase } from './content'

const { ask, shown, saveDraft, draftOf, publish, age, admin, audited } = contentDatabase()

type Member = Awaited<ReturnType<typeof admin>>
let anna: Member
let bram: Member
beforeAll(async () => {
  anna = await admin()
  bram = await admin()
})

describe('a draft', () => {
  test('is shared, and saved over what was read', async () => {
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
    // What is stored already is saved, whatever was read, and by whom.
    expect(await saveDraft(anna, 'about', { a: 2 }, 1)).toMatchObject({
      outcome: 'saved',
      draft: { revision: 2 },
    })
    expect((await saveDraft(anna, 'about', { a: 2 }, 2, 1)).draft).toMatchObject({ revision: 3, based_on: 1 })
    expect(await shown('about')).toBeUndefined()
  })

  test('goes when it is published or discarded; a later one is never taken for it', async () => {
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
    await saveDraft(anna, 'intake', { start: 7 }, null)
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
