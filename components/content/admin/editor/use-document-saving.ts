import { useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useFormActivity } from '@/components/posts/admin/editor/form-activity'
import type { FieldSpec } from '@/lib/content/field-spec'
import { fail } from '@/lib/result'
import { documentDifferences } from '@/lib/site-content/differences'
import { type FormValue, sameDocument, toDocument, toFormValue } from '@/lib/site-content/form-values'
import { type LocalDraft, localDrafts } from '@/lib/site-content/local-drafts'
import type { ContentRefusal, OpenDocument, TheirDocument } from '@/lib/site-content/schema'
import { showIssues } from '@/components/content/admin/form/issues'
import type { Act, Answer, Outcome, Send, SendDraft, SendPublished } from './saving-answer'

/**
 * Saves a document's form, keeping unsaved text in the browser's storage until the same text is saved, published or
 * discarded. Text typed during a request stays, unsaved.
 */
export function useDocumentSaving({
  form,
  spec,
  formKey,
  open,
  restored,
  staffId,
}: {
  form: UseFormReturn<FieldValues>
  spec: FieldSpec
  /** The key in the browser's storage. */
  formKey: string
  open: OpenDocument
  /** The form starts with a former version, unsaved. */
  restored: boolean
  staffId: string
}) {
  const [base, setBase] = useState(open.base)
  const [offer, setOffer] = useState<LocalDraft | null>(null)
  const [dirty, setDirty] = useState(restored)
  const [kept, setKept] = useState(true)
  const [busy, setBusy] = useState<Act | null>(null)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [theirs, setTheirs] = useState<TheirDocument | null>(null)
  // For the handlers, independent of renders.
  const now = useRef({
    stored: open,
    touched: restored,
    busy: false,
    // Until earlier text is restored or discarded, nothing may overwrite it.
    mayKeep: false,
  })

  const read = () => toDocument(spec, form.getValues() as FormValue) as Record<string, unknown>
  const isSaved = () => sameDocument(spec, read(), now.current.stored.document)

  function keep() {
    const { stored, touched, mayKeep } = now.current
    if (!touched || !mayKeep) return
    if (isSaved()) return localDrafts.drop(staffId, formKey)
    const at = new Date().toISOString()
    setKept(localDrafts.keep(staffId, { at, key: formKey, base: stored.base, document: read() }))
  }

  function changed() {
    now.current.touched = true
    setDirty(!isSaved())
  }

  function opened() {
    const found = localDrafts.all(staffId).find(({ key }) => key === formKey)
    if (found && !sameDocument(spec, found.document, restored ? read() : open.document))
      return setOffer(found)
    if (found && !restored) localDrafts.drop(staffId, formKey)
    now.current.mayKeep = true
    keep()
  }

  useFormActivity(form, { onOpen: opened, onChange: changed, onPause: keep })

  function begin(stored: OpenDocument) {
    now.current.stored = stored
    setBase(stored.base)
  }

  /** Puts a document into the form, unsaved. */
  function fill(given: unknown) {
    form.reset(toFormValue(spec, given) as FieldValues)
    changed()
    keep()
  }
  const tell = (outcome: Outcome) => setAnswer((last) => ({ ...outcome, number: (last?.number ?? 0) + 1 }))

  /** Restores the offered text with its base: if the stored version is newer, saving reports the conflict. */
  function restore({ base: from, document: given }: LocalDraft) {
    setOffer(null)
    now.current.mayKeep = true
    begin({ ...now.current.stored, base: from })
    fill(given)
  }

  function dropOffer() {
    setOffer(null)
    now.current.mayKeep = true
    localDrafts.drop(staffId, formKey)
    keep()
  }

  /** Replaces the form by the stored document; text typed since it was sent stays, unsaved. */
  function show(stored: OpenDocument, sent: unknown = read()) {
    begin(stored)
    if (!sameDocument(spec, read(), sent)) {
      changed()
      return keep()
    }
    if (!isSaved()) form.reset(toFormValue(spec, stored.document) as FieldValues)
    now.current.touched = false
    setDirty(false)
    localDrafts.drop(staffId, formKey)
  }

  const revert = () => show(now.current.stored)

  /** Continues from a colleague's version with the merged document, unsaved. */
  function decide(given: unknown) {
    // If only the live version differs, the draft is still the saved document.
    const isDraft = base.revision !== null && base.revision === theirs?.base.revision
    if (theirs) begin(isDraft ? { ...now.current.stored, base: theirs.base } : theirs)
    setTheirs(null)
    setAnswer(null)
    fill(given)
  }

  /** Null if the action was refused or another is in progress. */
  async function run<Data>(act: Act, action: Send<Data>): Promise<Data | null> {
    if (now.current.busy) return null
    now.current.busy = true
    setBusy(act)
    setAnswer(null)
    form.clearErrors()
    const got = await action(read(), now.current.stored.base).catch(() => fail('failed'))
    now.current.busy = false
    setBusy(null)
    if (got.ok) return got.data
    keep()
    const { code, issues, theirs: other }: ContentRefusal = got
    if (issues) showIssues(form, spec, issues)
    setTheirs(other ?? null)
    tell({ done: 'refused', code })
    return null
  }

  /** Saves the draft if it differs from the stored document, and reports missing fields. */
  async function save(act: 'save' | 'preview', action: SendDraft): Promise<boolean> {
    const document = read()
    const saved = isSaved() ? now.current.stored : await run(act, action)
    if (!saved) return false
    const { base: from, missing } = saved
    show({ base: from, document, missing }, document)
    tell(from.revision === null ? { done: 'unchanged' } : { done: 'saved', missing })
    return true
  }

  /** Publishes, schedules or proposes, and reports the fields that differ from the published document. */
  async function publish(act: 'publish' | 'schedule', shown: unknown, action: SendPublished) {
    const sent = read()
    const changes = documentDifferences(spec, shown, sent)
    const published = await run(act, action)
    if (!published) return
    show(published.open, sent)
    tell({ done: 'published', outcome: published.outcome, liveFrom: published.liveFrom, changes })
  }

  /**
   * Discards the draft, or cancels the scheduled version. Then unsaved text keeps its base: if there is a draft now,
   * saving reports the conflict.
   */
  async function withdraw(done: 'discarded' | 'cancelled', action: Send<OpenDocument>) {
    const left = await run(done === 'discarded' ? 'discard' : 'cancel', action)
    if (!left) return
    if (done === 'discarded' || isSaved()) show(left)
    tell({ done })
  }

  /** Marks the fields that the saved draft lacks for publication. */
  function showMissing() {
    if (answer?.done !== 'saved') return
    showIssues(form, spec, answer.missing)
    tell({ done: 'refused', code: 'missing' })
  }

  return {
    ...{ base, offer, dirty, kept, busy, answer, theirs },
    ...{ read, restore, dropOffer, revert, decide, save, publish, withdraw, showMissing },
  }
}

/** A document's form state and its actions. */
export type DocumentSaving = ReturnType<typeof useDocumentSaving>
