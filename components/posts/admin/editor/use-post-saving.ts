import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { savePost } from '@/lib/posts/editor/actions'
import type { Draft } from '@/lib/posts/editor/drafts'
import { type PostActionCode, type PostBase, type PostInput, sameInput } from '@/lib/posts/editor/form'
import type { EditablePost } from '@/lib/posts/schema'
import { sendWaitingDraft, useDraftCopies } from './draft-sync'
import { type FormPost, type OpenPost, inputOf, isNew, storedPost } from './open-post'
import { useFormActivity } from './form-activity'

/** Opens the closed group around a field of the form, so that the field can take the focus. */
export function revealField(name: keyof PostInput): void {
  const group = document.getElementById(`post-${name}`)?.closest('details')
  if (group) group.open = true
}

/** Why the last save failed. `theirs` is the newer version in a conflict. */
export interface SaveError {
  readonly code: PostActionCode
  readonly theirs?: EditablePost
}

/**
 * Saves the form, keeping a draft of unsaved text in the browser's storage and on the server until the same text is
 * saved or discarded. Text typed during a save stays, unsaved.
 */
export function usePostSaving(form: UseFormReturn<PostInput>, open: OpenPost, staffId: string) {
  const begun: FormPost = open.draft ?? open
  const [offer, setOffer] = useState(open.offer ?? null)
  const [restored, setRestored] = useState(open.copiedFrom ? null : (open.draft ?? null))
  const [base, setBase] = useState(begun.base)
  // Null for a new post.
  const [stored, setStored] = useState(isNew(open.base) ? null : open.input)
  const [dirty, setDirty] = useState(Boolean(open.draft))
  const copies = useDraftCopies(staffId)
  const [saving, setSaving] = useState(false)
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const [error, setError] = useState<SaveError | null>(null)
  // For the handlers, independent of renders.
  const now = useRef({
    base: begun.base,
    saved: open.input,
    touched: Boolean(open.draft),
    saving: false,
  })

  function keep() {
    const { base: from, saved, touched } = now.current
    if (!touched) return
    const input = form.getValues()
    if (sameInput(input, saved)) copies.drop(from.id)
    else copies.keep(from, input)
  }

  function changed() {
    now.current.touched = true
    setRestored(null)
    setDirty(!sameInput(form.getValues(), now.current.saved))
  }

  function setSaved(input: PostInput) {
    now.current.saved = input
    setStored(input)
  }

  useFormActivity(form, {
    onOpen: () => open.draft && keep(),
    onChange: changed,
    onPause: keep,
    onLeave: () => {
      keep()
      void sendWaitingDraft(now.current.base.id)
    },
  })

  /** Puts a text into the form, unsaved. */
  function fill(input: PostInput) {
    form.reset(input)
    changed()
    keep()
  }

  function setBegunFrom(from: PostBase) {
    now.current.base = from
    setBase(from)
  }

  function restore(draft: Draft) {
    setOffer(null)
    setBegunFrom(draft.base)
    fill(draft.input)
  }

  function discardRestored() {
    discard()
    form.reset(open.input)
    setBegunFrom(open.base)
    now.current.touched = false
    setDirty(false)
  }

  /** Deletes the draft; the form's text is no longer kept. */
  function discard() {
    setOffer(null)
    setRestored(null)
    now.current.touched = false
    copies.drop(now.current.base.id)
  }

  /** Replaces the typed text by the newer version, which a save then overwrites. */
  function take(theirs: EditablePost) {
    const { base: from, input } = storedPost(theirs)
    setBegunFrom(from)
    setSaved(input)
    setError(null)
    fill(input)
  }

  /** From here on the new post may be stored, even without an answer or if the tab dies. */
  function markSent({ id }: PostBase) {
    if (id !== now.current.base.id) copies.drop(now.current.base.id)
    setBegunFrom({ id, version: 'sent' })
    keep()
  }

  function accept(sent: PostInput, post: EditablePost) {
    const before = now.current.base
    const { publishedAt } = inputOf(post, null)
    // Published without a time, the post has one now; left empty, each further save would publish it again.
    if (form.getValues('publishedAt') === sent.publishedAt) form.setValue('publishedAt', publishedAt)
    setSaved({ ...sent, publishedAt })
    copies.drop(before.id)
    setBegunFrom({ id: post.id, version: post.version })
    changed()
    keep()
    setSavedAt(new Date().toISOString())
  }

  /**
   * Saves over the given version, or as a new post. Resolves to the stored post and whether all of the form's text is
   * saved; to `refused` because of a field or an ended session; to null for any other failure. Does nothing during
   * another save.
   */
  async function save(
    input: PostInput,
    over: PostBase,
  ): Promise<(FormPost & { complete: boolean }) | 'refused' | null> {
    if (now.current.saving) return null
    now.current.saving = true
    setSaving(true)
    setError(null)
    const sent = { ...input }
    if (over.version === 'new') markSent(over)
    const answer = await savePost(over, sent).catch(() => ({ ok: false, code: 'failed' }) as const)
    now.current.saving = false
    setSaving(false)
    if (answer.ok) {
      accept(sent, answer.data)
      const { base: at, saved } = now.current
      const complete = sameInput(form.getValues(), saved)
      return { base: at, input: saved, together: answer.together, complete }
    }
    keep()
    const { fields = {}, theirs } = { fields: undefined, theirs: undefined, ...answer }
    for (const [key, code] of Object.entries(fields)) {
      const name = key as keyof PostInput
      revealField(name)
      form.setError(name, { message: code }, { shouldFocus: true })
    }
    if (answer.code) setError({ code: answer.code, theirs })
    return answer.code === 'notAuthenticated' || Object.keys(fields).length > 0 ? 'refused' : null
  }

  const clearError = () => setError(null)
  return {
    ...{ offer, restored, base, stored, dirty, saving, savedAt, error },
    /** The copies of unsaved text. */
    ...{ kept: copies.kept, onServer: copies.onServer },
    ...{ clearError, fill, restore, discard, discardRestored, take, save },
  }
}

/** The form's state and actions for its post. */
export type PostSaving = ReturnType<typeof usePostSaving>
