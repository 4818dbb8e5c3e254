/** A content document open in a form, for tests of saving. */
import { act, renderHook, waitFor } from '@testing-library/react'
import { z } from 'zod'
import { useDocumentSaving } from '@/components/content/admin/editor/use-document-saving'
import { useDocumentForm } from '@/components/content/admin/form/content-form'
import { fieldSpec } from '@/lib/content/field-spec'
import { line, localizedLine } from '@/lib/content/fields'
import { localDrafts } from '@/lib/site-content/local-drafts'
import type { OpenDocument } from '@/lib/site-content/schema'

const spec = fieldSpec(z.strictObject({ name: line(), title: localizedLine() }))
export const document = { name: 'Office', title: { en: 'One', af: 'Een' } }
export const open: OpenDocument = { base: { version: 3, revision: null }, document, missing: [] }
export const STAFF = 'b9e1a7c6-0000-4000-8000-000000000001'

export function opened(given: OpenDocument = open, staffId = STAFF) {
  return renderHook(() => {
    const form = useDocumentForm(spec, given.document)
    return {
      form,
      saving: useDocumentSaving({ form, spec, formKey: 'home', open: given, restored: false, staffId }),
    }
  })
}

type Opened = ReturnType<typeof opened>

/** Types into the form, and waits until the browser stores it. */
export async function type({ result }: Opened, name: string) {
  act(() => result.current.form.setValue('name', name))
  await waitFor(() => expect(localDrafts.find(STAFF, 'home')?.document.name).toBe(name))
}

export const typed = ({ result }: Opened) => result.current.saving.read()
export const saved = (revision: number) => ({
  ok: true as const,
  data: { base: { version: 3, revision }, missing: [] },
})
