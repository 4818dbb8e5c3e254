/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react'
import { z } from 'zod'
import { fieldSpec } from '@/lib/content/field-spec'
import { line, localizedLine } from '@/lib/content/fields'
import { localDrafts } from '@/lib/site-content/local-drafts'
import type { OpenDocument } from '@/lib/site-content/schema'
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

test('what is published is told field by field, and after scheduling the form holds what visitors read again', async () => {
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
  await published({ base, document: { ...document, name: 'Another' } }, 'published')
  expect(typed(editor)).toEqual({ ...document, name: 'Another' })
  expect(editor.result.current.saving).toMatchObject({ base, dirty: false })
})

test('that a draft is saved is said only where there is one', async () => {
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

test('cancelling what is scheduled shows the draft that came of it, and keeps what is typed apart from it', async () => {
  const draft = { base: { version: 3, revision: 1 }, document: { ...document, name: 'January' } }
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
  // Saving meets the draft, and asks.
  expect(editor.result.current.saving.base).toEqual(open.base)
})

test('where visitors read something else than before, a draft of the same is still to be saved', async () => {
  const draft: OpenDocument = {
    base: { version: 3, revision: 2 },
    document: { ...document, name: 'Draft' },
  }
  const live = { base: { version: 4, revision: 2 }, document: { ...document, name: 'Live' }, by: null }
  const editor = opened(draft)
  const conflict = async () => ({ ok: false as const, code: 'conflict' as const, theirs: live })
  await act(() => editor.result.current.saving.publish('publish', document, conflict))
  act(() => editor.result.current.saving.decide(live.document))
  expect(editor.result.current.saving.dirty).toBe(true)
  const action = jest.fn(async () => saved(3))
  await act(() => editor.result.current.saving.save('save', action))
  expect(action).toHaveBeenCalledWith(live.document, live.base)
})
