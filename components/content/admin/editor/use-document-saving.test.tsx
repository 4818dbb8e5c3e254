/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react'
import { z } from 'zod'
import { fieldSpec } from '@/lib/content/field-spec'
import { line, localizedLine } from '@/lib/content/fields'
import { localDrafts } from '@/lib/site-content/local-drafts'
import type { OpenDocument, PublishedDocument } from '@/lib/site-content/schema'
import { useDocumentForm } from '@/components/content/admin/form/content-form'
import { useDocumentSaving } from './use-document-saving'

const spec = fieldSpec(z.strictObject({ name: line(), title: localizedLine() }))
const document = { name: 'Office', title: { en: 'One', af: 'Een' } }
const open: OpenDocument = { base: { version: 3, revision: null }, document }
const STAFF = 'b9e1a7c6-0000-4000-8000-000000000001'

function opened(given: OpenDocument = open, staffId = STAFF) {
  return renderHook(() => {
    const form = useDocumentForm(spec, given.document)
    return {
      form,
      saving: useDocumentSaving({ form, spec, formKey: 'home', open: given, restored: false, staffId }),
    }
  })
}

type Opened = ReturnType<typeof opened>

/** Types into the form, and waits until the browser keeps it. */
async function type({ result }: Opened, name: string) {
  act(() => result.current.form.setValue('name', name))
  await waitFor(() => expect(localDrafts.find(STAFF, 'home')?.document.name).toBe(name))
}

const typed = ({ result }: Opened) => result.current.saving.read()
const saved = (revision: number) => ({
  ok: true as const,
  data: { base: { version: 3, revision }, missing: [] },
})

beforeEach(() => localStorage.clear())

test('what is typed is kept in the browser, with what it began from, until it is the saved text again', async () => {
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

test('what is typed just before the page is left is kept too', async () => {
  const editor = opened()
  await type(editor, 'Other')
  act(() => editor.result.current.form.setValue('name', 'Late'))
  window.dispatchEvent(new Event('pagehide'))
  expect(localDrafts.find(STAFF, 'home')?.document.name).toBe('Late')
})

test('it is offered when the document is opened again, and only to the same member of staff', async () => {
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

test('discarded, it is gone for good', async () => {
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

test('a save goes over exactly what was read, and the browser keeps nothing any more', async () => {
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

test('what is typed while a save is under way stays, unsaved', async () => {
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

test('a conflict keeps mine, and what is decided is saved over theirs', async () => {
  const theirs = {
    base: { version: 4, revision: 9 },
    document: { ...document, title: { en: 'Theirs', af: 'Hulle' } },
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

test('what is wrong is said at its field', async () => {
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

test('what is under way is known by the button that began it, and nothing else begins meanwhile', async () => {
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
