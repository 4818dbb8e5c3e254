'use client'

import { useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useFormActivity } from '@/components/posts/admin/editor/form-activity'
import type { FieldSpec } from '@/lib/content/field-spec'
import { fail } from '@/lib/result'
import { documentDifferences } from '@/lib/site-content/differences'
import { type FormValue, sameDocument, toDocument, toFormValue } from '@/lib/site-content/form-values'
import { type LocalDraft, localDrafts } from '@/lib/site-content/local-drafts'
import type { ContentBase, ContentRefusal, OpenDocument, TheirDocument } from '@/lib/site-content/schema'
import { showIssues } from '@/components/content/admin/form/issues'
import type { Act, Answer, Outcome, Send, SendDraft, SendPublished } from './saving-answer'

/**
 * Saves the form of a document, and keeps what is typed: it lies in the browser's storage from the first key until the same is
 * saved, published or discarded. What is typed while something is sent stays, unsaved.
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
  /** Under which the browser keeps what is typed. */
  formKey: string
  open: OpenDocument
  /** A former version that is in the form from the first, unsaved. */
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
  // What the handlers need to know at once, whenever they run.
  const now = useRef({
    base: open.base,
    saved: open.document,
    touched: restored,
    busy: false,
    // Until it is known whether something was kept before, and what becomes of it, nothing may take its place.
    mayKeep: false,
  })

  const read = () => toDocument(spec, form.getValues() as FormValue) as Record<string, unknown>
  const isSaved = () => sameDocument(spec, read(), now.current.saved)

  function keep() {
    const { base: from, touched, mayKeep } = now.current
    if (!touched || !mayKeep) return
    if (isSaved()) return localDrafts.drop(staffId, formKey)
    const at = new Date().toISOString()
    setKept(localDrafts.keep(staffId, { at, key: formKey, base: from, document: read() }))
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

  function begin(from: ContentBase, saved: unknown) {
    Object.assign(now.current, { base: from, saved })
    setBase(from)
  }

  /** Puts a document into the form; it is unsaved until it is saved. */
  function fill(given: unknown) {
    form.reset(toFormValue(spec, given) as FieldValues)
    changed()
    keep()
  }
  const tell = (outcome: Outcome) => setAnswer((last) => ({ ...outcome, number: (last?.number ?? 0) + 1 }))

  /** Takes over what was offered, with what it began from: should that be stored differently by now, saving says so. */
  function restore({ base: from, document: given }: LocalDraft) {
    setOffer(null)
    now.current.mayKeep = true
    begin(from, now.current.saved)
    fill(given)
  }

  /** Deletes what was offered. */
  function dropOffer() {
    setOffer(null)
    now.current.mayKeep = true
    localDrafts.drop(staffId, formKey)
    keep()
  }

  /** Shows what is stored in place of what is in the form; what was typed since the form was sent stays, unsaved. */
  function show({ base: from, document: given }: OpenDocument, sent: unknown = read()) {
    begin(from, given)
    if (!sameDocument(spec, read(), sent)) {
      changed()
      return keep()
    }
    if (!isSaved()) form.reset(toFormValue(spec, given) as FieldValues)
    now.current.touched = false
    setDirty(false)
    localDrafts.drop(staffId, formKey)
  }

  /** Forgets what is unsaved. */
  const revert = () => show({ base: now.current.base, document: now.current.saved })

  /** Goes on from what somebody else has stored, with the document that came of both; it is unsaved until it is saved. */
  function decide(given: unknown) {
    // Where the live version is another one, the draft is still what is saved.
    const isDraft = base.revision !== null && base.revision === theirs?.base.revision
    if (theirs) begin(theirs.base, isDraft ? now.current.saved : theirs.document)
    setTheirs(null)
    setAnswer(null)
    fill(given)
  }

  /** Runs an action over what the form holds; null when it was refused, and while another one is under way. */
  async function run<Data>(act: Act, action: Send<Data>): Promise<Data | null> {
    if (now.current.busy) return null
    now.current.busy = true
    setBusy(act)
    setAnswer(null)
    form.clearErrors()
    const got = await action(read(), now.current.base).catch(() => fail('failed'))
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

  /** Saves the draft where the form holds anything else than what is stored, and tells what it still lacks. */
  async function save(act: 'save' | 'preview', action: SendDraft): Promise<boolean> {
    const document = read()
    const saved = isSaved() ? { base: now.current.base, missing: [] } : await run(act, action)
    if (!saved) return false
    show({ base: saved.base, document }, document)
    tell(saved.base.revision === null ? { done: 'unchanged' } : { done: 'saved', missing: saved.missing })
    return true
  }

  /** Publishes the form, schedules it, or proposes it, and tells in which fields it differs from what visitors read. */
  async function publish(act: 'publish' | 'schedule', shown: unknown, action: SendPublished) {
    const sent = read()
    const changes = documentDifferences(spec, shown, sent)
    const published = await run(act, action)
    if (!published) return
    show(published.open, sent)
    tell({ done: 'published', outcome: published.outcome, liveFrom: published.liveFrom, changes })
  }

  /**
   * Discards the draft, or cancels what is scheduled. What is unsaved in the form stays after the latter, and so does what
   * it began from: should there be a draft now, saving says so.
   */
  async function withdraw(done: 'discarded' | 'cancelled', action: Send<OpenDocument>) {
    const left = await run(done === 'discarded' ? 'discard' : 'cancel', action)
    if (!left) return
    if (done === 'discarded' || isSaved()) show(left)
    tell({ done })
  }

  /** Says at the fields of the saved draft what it still needs to be published. */
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

/** The form of a document, and what can be done with it. */
export type DocumentSaving = ReturnType<typeof useDocumentSaving>
