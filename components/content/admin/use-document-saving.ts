'use client'

import { useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { FieldSpec } from '@/lib/content/field-spec'
import { type FormValue, sameDocument, toDocument, toFormValue } from '@/lib/site-content/form-values'
import { type KeptDocument, keptDocuments } from '@/lib/site-content/kept-documents'
import type {
  ContentBase,
  ContentIssue,
  ContentRefusal,
  OpenDocument,
  PublishedDocument,
  SavedDocument,
  TheirDocument,
} from '@/lib/site-content/schema'
import { showIssues } from './form/issues'
import { useWhileTyping } from './while-typing'

/** An action that stores what the form holds. */
type Send<Data> = (
  document: unknown,
  base: ContentBase,
) => Promise<{ readonly ok: true; readonly data: Data } | ContentRefusal>

/** What came of the last thing that was done; its number tells it from the same thing done before. */
export type Answer = { readonly number: number } & (
  | { readonly done: 'saved'; readonly missing: readonly ContentIssue[] }
  | { readonly done: 'discarded' }
  | ({ readonly done: 'published' } & Pick<PublishedDocument, 'outcome' | 'liveFrom'>)
  | ({ readonly done: 'refused' } & Pick<ContentRefusal, 'code'>)
)

type Outcome = Answer extends infer Each ? (Each extends unknown ? Omit<Each, 'number'> : never) : never

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
  const [busy, setBusy] = useState(false)
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

  /** Forgets what is unsaved, and shows what is stored. */
  function revert() {
    form.reset(toFormValue(spec, now.current.saved) as FieldValues)
    now.current.touched = false
    setDirty(false)
    keptDocuments.drop(staffId, documentKey)
  }

  /** Goes on from what somebody else has stored; what is in the form stays, until it is saved over that. */
  function goOnFrom({ base: from, document: given }: OpenDocument) {
    begin(from, given)
    setTheirs(null)
    setAnswer(null)
    changed()
    keep()
  }

  /** Sends the form as it is now; null when that was refused. A second call while one is under way does nothing. */
  async function send<Data extends { readonly base: ContentBase }>(action: Send<Data>): Promise<Data | null> {
    if (now.current.busy) return null
    now.current.busy = true
    setBusy(true)
    setAnswer(null)
    form.clearErrors()
    const sent = read()
    const got = await action(sent, now.current.base).catch(() => ({ ok: false, code: 'failed' }) as const)
    now.current.busy = false
    setBusy(false)
    if (got.ok) {
      begin(got.data.base, sent)
      changed()
      keep()
      return got.data
    }
    keep()
    const { issues, theirs: other }: ContentRefusal = got
    if (issues) showIssues(form, spec, issues)
    setTheirs(other ?? null)
    tell({ done: 'refused', code: got.code })
    return null
  }

  /** Saves the draft; what it still needs to be published is said at its fields. */
  async function save(action: Send<SavedDocument>): Promise<boolean> {
    const saved = await send(action)
    if (saved) tell({ done: 'saved', missing: saved.missing })
    return saved !== null
  }

  /** Publishes the form, schedules it, or proposes it. */
  async function publish(action: Send<PublishedDocument>): Promise<void> {
    const published = await send(action)
    if (published) tell({ done: 'published', outcome: published.outcome, liveFrom: published.liveFrom })
  }

  return {
    base,
    offer,
    dirty,
    kept,
    busy,
    answer,
    theirs,
    read,
    restore,
    dropOffer,
    revert,
    goOnFrom,
    save,
    publish,
  }
}

/** The state of a form of a document, and what can be done with it. */
export type DocumentSaving = ReturnType<typeof useDocumentSaving>
