'use client'

import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { savePost } from '@/lib/posts/actions'
import { type Draft, dropDraft, keepDraft, keptDraft, sameInput } from '@/lib/posts/draft-store'
import type { PostActionCode, PostBase, PostInput } from '@/lib/posts/schema'
import type { EditablePost } from '@/lib/posts/types'
import { type EditorStart, inputOf, startOf } from './start'

/** Why the last save did not go through. `theirs` is the newer version that stands in the way. */
export interface Refused {
  readonly code: PostActionCode
  readonly theirs?: EditablePost
}

/** What is typed is put away this long after the last key, in milliseconds. */
const KEEP_AFTER = 400

/**
 * Keeps and saves what is typed. A draft lies in the browser's storage from the first key until the same text is
 * saved or discarded. A save sends the form as it stands then; what is typed meanwhile stays, unsaved.
 */
export function useWriting(form: UseFormReturn<PostInput>, start: EditorStart, staffId: string) {
  const [offer, setOffer] = useState(() => {
    const draft = keptDraft(staffId, start.base.id)
    return draft && !sameInput(draft.input, start.input) ? draft : null
  })
  const [base, setBase] = useState(start.base)
  const [dirty, setDirty] = useState(false)
  const [kept, setKept] = useState(true)
  const [saving, setSaving] = useState(false)
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  // What the handlers need to know at once, whenever they run.
  const now = useRef({ base: start.base, saved: start.input, touched: false, saving: false })

  function keep() {
    const { base: from, saved, touched } = now.current
    if (!touched) return
    const input = form.getValues()
    if (sameInput(input, saved)) dropDraft(staffId, from.id)
    else setKept(keepDraft(staffId, { at: new Date().toISOString(), base: from, input }))
  }

  function changed() {
    now.current.touched = true
    setDirty(!sameInput(form.getValues(), now.current.saved))
  }

  useEffect(() => {
    // A draft that says the same as the stored post is none.
    if (!offer) dropDraft(staffId, start.base.id)
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = form.watch(() => {
      changed()
      clearTimeout(timer)
      timer = setTimeout(keep, KEEP_AFTER)
    })
    window.addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', keep)
    return () => {
      soon.unsubscribe()
      clearTimeout(timer)
      window.removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', keep)
      keep()
    }
    // The handlers read what changes from `now`.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [form, staffId])

  /** Puts a text into the form; it is unsaved until it is saved. */
  function fill(input: PostInput) {
    form.reset(input)
    changed()
    keep()
  }

  function begin(from: PostBase) {
    now.current.base = from
    setBase(from)
  }

  /** Takes over the draft that was offered, with the version that it began from. */
  function restore(draft: Draft) {
    setOffer(null)
    begin(draft.base)
    fill(draft.input)
  }

  /** Forgets the draft; what the form holds is not kept any more. */
  function discard() {
    setOffer(null)
    now.current.touched = false
    dropDraft(staffId, now.current.base.id)
  }

  /** The newer version in place of what was typed; a save then goes over exactly that version. */
  function take(theirs: EditablePost) {
    const { base: from, input } = startOf(theirs)
    begin(from)
    now.current.saved = input
    setRefused(null)
    fill(input)
  }

  /** From here on the new post may be stored, even if no answer comes or the tab dies. */
  function send({ id }: PostBase) {
    if (id !== now.current.base.id) dropDraft(staffId, now.current.base.id)
    begin({ id, version: 'sent' })
    keep()
  }

  function accept(sent: PostInput, post: EditablePost) {
    const before = now.current.base
    const { publishedAt } = inputOf(post, null)
    // Saved as published without a time, it has one now; left empty, each further save would publish it anew.
    if (form.getValues('publishedAt') === sent.publishedAt) form.setValue('publishedAt', publishedAt)
    now.current.saved = { ...sent, publishedAt }
    dropDraft(staffId, before.id)
    begin({ id: post.id, version: post.version })
    changed()
    keep()
    setSavedAt(new Date().toISOString())
  }

  /**
   * Saves over the given version, or as a new post. Resolves to the post, with whether all that the form holds by then is
   * saved; null when nothing was. A second call while one is under way does nothing.
   */
  async function save(input: PostInput, over: PostBase): Promise<{ base: PostBase; whole: boolean } | null> {
    if (now.current.saving) return null
    now.current.saving = true
    setSaving(true)
    setRefused(null)
    const sent = { ...input }
    if (over.version === 'new') send(over)
    const answer = await savePost(over, sent).catch(() => ({ ok: false, code: 'failed' }) as const)
    now.current.saving = false
    setSaving(false)
    if (answer.ok) {
      accept(sent, answer.data)
      return { base: now.current.base, whole: sameInput(form.getValues(), now.current.saved) }
    }
    keep()
    const { fields = {}, theirs } = { fields: undefined, theirs: undefined, ...answer }
    for (const [name, code] of Object.entries(fields))
      form.setError(name as keyof PostInput, { message: code }, { shouldFocus: true })
    if (answer.code) setRefused({ code: answer.code, theirs })
    return null
  }

  return {
    offer,
    base,
    dirty,
    kept,
    saving,
    savedAt,
    refused,
    setRefused,
    fill,
    restore,
    discard,
    take,
    save,
  }
}
