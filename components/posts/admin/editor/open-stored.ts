import type { Locale } from '@/lib/i18n/routing'
import { currentDraft, keptDraft } from '@/lib/posts/editor/drafts'
import { sameInput } from '@/lib/posts/editor/form'
import { deleteDraftCopies, markDraftOnServer, sendWaitingDraft } from './draft-sync'
import { type OpenPost, emptyPost, isNew, newBase, storedPost } from './open-post'
import { readPost } from './read-post'

interface Options {
  readonly staffId: string
  readonly language: Locale
  readonly mayBeNew: boolean
  readonly restores: boolean
}

interface Opened {
  /** Null if there is nothing to show. */
  readonly post: OpenPost | null
  /** Why the stored post is not in the form; null if it is, or if there is none yet. */
  readonly code: 'notAuthenticated' | 'gone' | 'failed' | null
}

/**
 * Reads a stored post for the form, with the unsaved text of this browser or another device: offered, or with
 * `restores` put straight into the form. With `mayBeNew`, for a post that may never have been stored.
 * @param language of an empty form.
 */
export async function openStored(
  id: string,
  { staffId, language, mayBeNew, restores }: Options,
): Promise<Opened> {
  // A just saved text's draft may not be deleted yet: it would be offered again.
  await sendWaitingDraft(id)
  const [answer, onServer] = await Promise.all([readPost('post', id), readPost('draft', id)])
  if (onServer.ok && onServer.data) markDraftOnServer(id)
  const draft = currentDraft(keptDraft(staffId, id), onServer.ok ? onServer.data : undefined)
  const restored = draft && (restores ? { draft } : { offer: draft })
  if (answer.ok) {
    const post = storedPost(answer.data)
    if (draft && !sameInput(draft.input, post.input)) return { post: { ...post, ...restored }, code: null }
    // Saved since, here or on another device.
    deleteDraftCopies(staffId, id)
    return { post, code: null }
  }
  // A deleted post's text may still be in this browser: the form gives it back.
  const lost = answer.code === 'gone' || mayBeNew ? draft : null
  const base = lost?.base ?? newBase(id)
  const post = lost || mayBeNew ? { ...emptyPost(lost?.input.language ?? language, base), ...restored } : null
  return { post, code: mayBeNew && isNew(base) ? null : answer.code }
}
