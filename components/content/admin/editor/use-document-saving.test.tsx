/** @jest-environment jsdom */
import { act, waitFor } from '@testing-library/react'
import { localDrafts } from '@/lib/site-content/local-drafts'
import type { PublishedDocument } from '@/lib/site-content/schema'
import { STAFF, document, open, opened, saved, type, typed } from '@/tests/document-saving'

beforeEach(() => localStorage.clear())

test('unsaved text is kept in the browser with its base until it equals the saved text again', async () => {
  const editor = opened()
  await type(editor, 'Other')
  expect(editor.result.current.saving.dirty).toBe(true)
  expect(localDrafts.find(STAFF, 'home')).toMatchObject({
    base: { version: 3, revision: null },
    document: { ...document, name: 'Other' },
  })
  act(() => editor.result.current.form.setValue('name', 'Office'))
  expect(editor.result.current.saving.dirty).toBe(false)
  await waitFor(() => expect(localDrafts.find(STAFF, 'home')).toBeNull())
})

test('text typed just before leaving the page is kept too', async () => {
  const editor = opened()
  await type(editor, 'Other')
  act(() => editor.result.current.form.setValue('name', 'Late'))
  window.dispatchEvent(new Event('pagehide'))
  expect(localDrafts.find(STAFF, 'home')?.document.name).toBe('Late')
})

test('it is offered when the document is reopened, and only to the same member of staff', async () => {
  const first = opened()
  await type(first, 'Other')
  first.unmount()
  const colleague = opened(open, 'somebody-else')
  const again = opened()
  await waitFor(() => expect(again.result.current.saving.offer).not.toBeNull())
  expect(colleague.result.current.saving.offer).toBeNull()
  expect(typed(again)).toEqual(document)
  act(() => again.result.current.saving.restore(again.result.current.saving.offer!))
  expect(typed(again)).toEqual({ ...document, name: 'Other' })
  expect(again.result.current.saving).toMatchObject({ offer: null, dirty: true })
})

test('once discarded, it is gone for good', async () => {
  const first = opened()
  await type(first, 'Other')
  first.unmount()
  const again = opened()
  await waitFor(() => expect(again.result.current.saving.offer).not.toBeNull())
  act(() => again.result.current.saving.dropOffer())
  expect(typed(again)).toEqual(document)
  again.unmount()
  expect(localDrafts.find(STAFF, 'home')).toBeNull()
})

test("a save names the exact version read, and clears the browser's copy", async () => {
  const editor = opened()
  await type(editor, 'Other')
  const action = jest.fn(async () => saved(7))
  await act(() => editor.result.current.saving.save('save', action))
  expect(action).toHaveBeenCalledWith({ ...document, name: 'Other' }, { version: 3, revision: null })
  expect(localDrafts.find(STAFF, 'home')).toBeNull()
  expect(editor.result.current.saving).toMatchObject({
    base: { version: 3, revision: 7 },
    dirty: false,
    answer: { done: 'saved' },
  })
})

test('text typed during a save stays, unsaved', async () => {
  const editor = opened()
  await type(editor, 'Other')
  await act(() =>
    editor.result.current.saving.save('save', async () => {
      editor.result.current.form.setValue('name', 'Later')
      return saved(7)
    }),
  )
  expect(typed(editor)).toEqual({ ...document, name: 'Later' })
  expect(editor.result.current.saving.dirty).toBe(true)
})

test.each([
  ['the connection breaks', () => Promise.reject(new Error('Failed to fetch')), 'failed'],
  [
    'the session has ended',
    async () => ({ ok: false as const, code: 'notAuthenticated' as const }),
    'notAuthenticated',
  ],
])('when %s, everything stays, and the next save works', async (_, broken, code) => {
  const editor = opened()
  await type(editor, 'Other')
  await act(() => editor.result.current.saving.save('save', broken))
  expect(editor.result.current.saving.answer).toMatchObject({ done: 'refused', code })
  expect(typed(editor)).toEqual({ ...document, name: 'Other' })
  expect(localDrafts.find(STAFF, 'home')?.document.name).toBe('Other')
  await act(() => editor.result.current.saving.save('save', async () => saved(1)))
  expect(editor.result.current.saving).toMatchObject({ dirty: false, answer: { done: 'saved' } })
})

test('a conflict keeps mine, and the decision is saved over theirs', async () => {
  const theirs = {
    base: { version: 4, revision: 9 },
    document: { ...document, title: { en: 'Theirs', af: 'Hulle' } },
    missing: [],
    by: { who: 'a@example.org', at: '2026-11-21T08:00:00.000Z' },
  }
  const editor = opened()
  await type(editor, 'Other')
  await act(() =>
    editor.result.current.saving.save('save', async () => ({ ok: false, code: 'conflict', theirs })),
  )
  expect(editor.result.current.saving.theirs).toEqual(theirs)
  expect(typed(editor)).toEqual({ ...document, name: 'Other' })
  act(() => editor.result.current.saving.decide({ ...theirs.document, name: 'Other' }))
  const action = jest.fn(async () => saved(10))
  await act(() => editor.result.current.saving.save('save', action))
  expect(action).toHaveBeenCalledWith({ ...theirs.document, name: 'Other' }, theirs.base)
})

test('errors are shown at their fields', async () => {
  const editor = opened()
  await type(editor, 'Other')
  await act(() =>
    editor.result.current.saving.save('save', async () => ({
      ok: false,
      code: 'invalid',
      issues: [{ path: ['title', 'af'], code: 'tooLong' }],
    })),
  )
  expect(editor.result.current.form.getFieldState('title.af').error?.message).toBe('tooLong')
})

test('the action in progress is known by its button, and nothing else starts meanwhile', async () => {
  const editor = opened()
  await type(editor, 'Other')
  const { saving } = editor.result.current
  let resolve: (published: PublishedDocument) => void = () => {}
  const promise = new Promise<PublishedDocument>((done) => (resolve = done))
  const save = jest.fn(async () => saved(1))
  let ended = Promise.resolve()
  act(() => {
    ended = saving.publish('schedule', document, async () => ({ ok: true, data: await promise }))
  })
  expect(editor.result.current.saving.busy).toBe('schedule')
  await act(() => saving.save('save', save))
  expect(save).not.toHaveBeenCalled()
  expect(editor.result.current.saving.busy).toBe('schedule')
  resolve({ open, outcome: 'scheduled', liveFrom: '2026-11-21T08:00:00.000Z' })
  await act(() => ended)
  expect(editor.result.current.saving).toMatchObject({ busy: null, answer: { done: 'published' } })
})
