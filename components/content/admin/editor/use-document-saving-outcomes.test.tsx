/** @jest-environment jsdom */
import { act, waitFor } from '@testing-library/react'
import { localDrafts } from '@/lib/site-content/local-drafts'
import type { OpenDocument } from '@/lib/site-content/schema'
import { STAFF, document, open, opened, saved, type, typed } from '@/tests/document-saving'

beforeEach(() => localStorage.clear())

const missing = [{ path: ['title', 'af'], code: 'required' }]
const draft: OpenDocument = {
  base: { version: 3, revision: 2 },
  document: { ...document, name: 'Draft' },
  missing,
}
const live = {
  base: { version: 4, revision: 2 },
  document: { ...document, name: 'Live' },
  missing: [],
  by: null,
}
const unneeded = () => Promise.reject(new Error('the draft is saved already'))

test('publishing lists the changed fields, and after scheduling the form holds the published document again', async () => {
  const editor = opened()
  await type(editor, 'Other')
  const published = (given: OpenDocument, outcome: 'published' | 'scheduled') =>
    act(() =>
      editor.result.current.saving.publish('publish', document, async () => ({
        ok: true,
        data: { open: given, outcome, liveFrom: '2026-11-21T08:00:00.000Z' },
      })),
    )
  await published(open, 'scheduled')
  expect(editor.result.current.saving.answer).toMatchObject({
    outcome: 'scheduled',
    changes: [{ path: ['name'], older: 'Office', newer: 'Other' }],
  })
  expect(typed(editor)).toEqual(document)
  expect(editor.result.current.saving.dirty).toBe(false)
  expect(localDrafts.find(STAFF, 'home')).toBeNull()

  await type(editor, 'Another')
  const base = { version: 4, revision: null }
  await published({ base, document: { ...document, name: 'Another' }, missing: [] }, 'published')
  expect(typed(editor)).toEqual({ ...document, name: 'Another' })
  expect(editor.result.current.saving).toMatchObject({ base, dirty: false })
})

test('a draft is reported as saved only if there is one', async () => {
  const editor = opened()
  const action = jest.fn(async () => saved(7))
  await act(() => editor.result.current.saving.save('preview', action))
  expect(action).not.toHaveBeenCalled()
  expect(editor.result.current.saving.answer).toMatchObject({ done: 'unchanged' })
  await type(editor, 'Other')
  await act(() => editor.result.current.saving.save('preview', action))
  expect(editor.result.current.saving.answer).toMatchObject({ done: 'saved' })
  await act(() => editor.result.current.saving.save('save', action))
  expect(action).toHaveBeenCalledTimes(1)
  expect(editor.result.current.saving.answer).toMatchObject({ done: 'saved' })
})

test('saving the same draft again still says which fields it lacks, until they are filled', async () => {
  const editor = opened()
  const lacking = async () => ({ ok: true as const, data: { ...saved(7).data, missing } })
  await type(editor, 'Other')
  await act(() => editor.result.current.saving.save('save', lacking))
  for (const again of ['save', 'preview'] as const) {
    await act(() => editor.result.current.saving.save(again, async () => saved(8)))
    expect(editor.result.current.saving.answer).toMatchObject({ done: 'saved', missing })
  }
  act(() => editor.result.current.saving.revert())
  await act(() => editor.result.current.saving.save('save', async () => saved(8)))
  expect(editor.result.current.saving.answer).toMatchObject({ done: 'saved', missing })
  await type(editor, 'Another')
  await act(() => editor.result.current.saving.save('save', async () => saved(8)))
  expect(editor.result.current.saving.answer).toMatchObject({ done: 'saved', missing: [] })
})

test('cancelling the scheduled version shows the resulting draft, and leaves unsaved text as it is', async () => {
  const base = { version: 3, revision: 1 }
  const draft = { base, document: { ...document, name: 'January' }, missing: [] }
  const cancel = async () => ({ ok: true as const, data: draft })
  const clean = opened()
  await act(() => clean.result.current.saving.withdraw('cancelled', cancel))
  expect(typed(clean)).toEqual(draft.document)
  expect(clean.result.current.saving.base).toEqual(draft.base)
  clean.unmount()

  const editor = opened()
  await type(editor, 'Other')
  await act(() => editor.result.current.saving.withdraw('cancelled', cancel))
  expect(typed(editor)).toEqual({ ...document, name: 'Other' })
  // Saving then meets the draft, and asks.
  expect(editor.result.current.saving.base).toEqual(open.base)
})

test('a draft that is opened says which fields it lacks, also after unsaved text was restored and withdrawn', async () => {
  const editor = opened(draft)
  await act(() => editor.result.current.saving.save('save', unneeded))
  expect(editor.result.current.saving.answer).toMatchObject({ done: 'saved', missing })
  await type(editor, 'Other')
  editor.unmount()
  const again = opened(draft)
  await waitFor(() => expect(again.result.current.saving.offer).not.toBeNull())
  act(() => again.result.current.saving.restore(again.result.current.saving.offer!))
  act(() => again.result.current.saving.revert())
  await act(() => again.result.current.saving.save('save', unneeded))
  expect(again.result.current.saving.answer).toMatchObject({ done: 'saved', missing })
})

test('if only the published document has changed, the draft still lacks the same fields', async () => {
  const editor = opened(draft)
  const conflict = async () => ({ ok: false as const, code: 'conflict' as const, theirs: live })
  await act(() => editor.result.current.saving.publish('publish', document, conflict))
  act(() => editor.result.current.saving.decide(draft.document))
  await act(() => editor.result.current.saving.save('save', unneeded))
  expect(editor.result.current.saving.answer).toMatchObject({ done: 'saved', missing })
})

test('if the published document has changed, a draft equal to the form is still to be saved', async () => {
  const editor = opened(draft)
  const conflict = async () => ({ ok: false as const, code: 'conflict' as const, theirs: live })
  await act(() => editor.result.current.saving.publish('publish', document, conflict))
  act(() => editor.result.current.saving.decide(live.document))
  expect(editor.result.current.saving.dirty).toBe(true)
  const action = jest.fn(async () => saved(3))
  await act(() => editor.result.current.saving.save('save', action))
  expect(action).toHaveBeenCalledWith(live.document, live.base)
})
