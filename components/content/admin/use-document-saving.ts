'use client'

import { useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { FieldSpec } from '@/lib/content/field-spec'
import { type FormValue, sameDocument, toDocument, toFormValue } from '@/lib/site-content/form-values'
import { type KeptDocument, keptDocuments } from '@/lib/site-content/kept-documents'
import type {
  ContentBase,
  ContentRefusal,
  OpenDocument,
  PublishedDocument,
  SavedDocument,
  TheirDocument,
} from '@/lib/site-content/schema'
import { showIssues } from './form/issues'
import type { Act, Answer, Outcome, Send } from './saving-answer'
import { useWhileTyping } from './while-typing'

/**
 * Saves the form of a document, and keeps what is typed: it lies in the browser's storage from the first key until the same is
 * saved, published or discarded. What is typed while something is sent stays, unsaved.
 */
export function useDocumentSaving({
  form,
  spec,
  documentKey,
  open,
  restored,
  staffId,
}: {
  form: UseFormReturn<FieldValues>
  spec: FieldSpec
  documentKey: string
  open: OpenDocument
  /** A former version that is in the form from the first, unsaved. */
  restored: boolean
  staffId: string
}) {
  const [base, setBase] = useState(open.base)
  const [offer, setOffer] = useState<KeptDocument | null>(null)
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
    if (isSaved()) return keptDocuments.drop(staffId, documentKey)
    const at = new Date().toISOString()
    setKept(keptDocuments.keep(staffId, { at, key: documentKey, base: from, document: read() }))
  }

  function changed() {
    now.current.touched = true
    setDirty(!isSaved())
  }

  function opened() {
    const found = keptDocuments.all(staffId).find(({ key }) => key === documentKey)
    if (found && !sameDocument(spec, found.document, restored ? read() : open.document))
      return setOffer(found)
    if (found && !restored) keptDocuments.drop(staffId, documentKey)
    now.current.mayKeep = true
    keep()
  }

  useWhileTyping(form, { onOpen: opened, onChange: changed, onPause: keep })

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
  const tell = (outcome: Outcome) =>
    setAnswer((last) => ({ ...outcome, number: (last?.number ?? 0) + 1 }) as Answer)

  /** Takes over what was offered, with what it began from: should that be stored differently by now, saving says so. */
  function restore({ base: from, document: given }: KeptDocument) {
    setOffer(null)
    now.current.mayKeep = true
    begin(from, now.current.saved)
    fill(given)
  }

  /** Deletes what was offered. */
  function dropOffer() {
    setOffer(null)
    now.current.mayKeep = true
    keptDocuments.drop(staffId, documentKey)
    keep()
  }

  /** Shows what is stored in place of what is in the form. */
  function show({ base: from, document: given }: OpenDocument) {
    begin(from, given)
    form.reset(toFormValue(spec, given) as FieldValues)
    now.current.touched = false
    setDirty(false)
    keptDocuments.drop(staffId, documentKey)
  }

  /** Forgets what is unsaved. */
  const revert = () => show({ base: now.current.base, document: now.current.saved })

  /** Goes on from what somebody else has stored, with the document that came of both; it is unsaved until it is saved. */
  function decide(given: unknown) {
    if (theirs) begin(theirs.base, theirs.document)
    setTheirs(null)
    setAnswer(null)
    fill(given)
  }

  /** Runs one action at a time; null when that was refused. A second one while one is under way does nothing. */
  async function run<Data>(act: Act, action: () => ReturnType<Send<Data>>): Promise<Data | null> {
    if (now.current.busy) return null
    now.current.busy = true
    setBusy(act)
    setAnswer(null)
    form.clearErrors()
    const got = await action().catch(() => ({ ok: false, code: 'failed' }) as const)
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

  /** Sends the form as it is now; what is typed meanwhile stays, unsaved. */
  async function send<Data extends { readonly base: ContentBase }>(act: Act, action: Send<Data>) {
    const sent = read()
    const data = await run(act, () => action(sent, now.current.base))
    if (!data) return null
    begin(data.base, sent)
    changed()
    keep()
    return data
  }

  /** Saves the draft; what it still needs to be published is said at its fields. */
  async function save(act: 'save' | 'preview', action: Send<SavedDocument>): Promise<boolean> {
    const saved = isSaved() ? { missing: [] } : await send(act, action)
    if (saved) tell({ done: 'saved', missing: saved.missing })
    return saved !== null
  }

  /** Publishes the form, schedules it, or proposes it. */
  async function publish(act: 'publish' | 'schedule', action: Send<PublishedDocument>): Promise<void> {
    const published = await send(act, action)
    if (published) tell({ done: 'published', outcome: published.outcome, liveFrom: published.liveFrom })
  }

  /** Discards the draft, or cancels what is scheduled; what is unsaved in the form stays after the latter. */
  async function withdraw(done: 'discarded' | 'cancelled', action: () => ReturnType<Send<OpenDocument>>) {
    const left = await run(done === 'discarded' ? 'discard' : 'cancel', action)
    if (!left) return
    if (done === 'cancelled' && !isSaved()) begin(left.base, left.document)
    else show(left)
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
