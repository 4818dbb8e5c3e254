import { z } from 'zod'
import { DRAFT_DAYS } from '@/lib/retention'
import { type PostBase, type PostInput, baseSchema, postFields } from './form'

/** What somebody typed and has not saved, with the post and the version it began from. */
export interface Draft {
  /** When it was typed, ISO 8601. */
  readonly at: string
  readonly base: PostBase
  readonly input: PostInput
}

/** The part of `localStorage` that is used; tests give another. Where the browser closes it, asking for it throws. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const KEPT_MILLISECONDS = DRAFT_DAYS * 24 * 60 * 60 * 1000

const draftSchema = z.object({
  at: z.iso.datetime(),
  base: baseSchema,
  input: z.object(Object.fromEntries(postFields.map((name) => [name, z.string()]))),
})

// One for each staff member, and it stays when they sign out: somebody else who signs in on the same computer sees
// none of it, and who signs out by mistake loses nothing.
const prefix = (staffId: string) => `post-draft:${staffId}:`
const keyOf = (staffId: string, postId: string) => prefix(staffId) + postId

function parse(text: string | null): Draft | null {
  try {
    const draft = draftSchema.safeParse(JSON.parse(text ?? 'null'))
    return draft.success ? (draft.data as Draft) : null
  } catch {
    return null
  }
}

/**
 * Keeps what is being typed; one draft for a post, stored or new, and a staff member.
 * Returns whether it could be kept: storage may be closed or full.
 */
export function keepDraft(staffId: string, draft: Draft, storage?: DraftStorage): boolean {
  try {
    const store = storage ?? localStorage
    store.setItem(keyOf(staffId, draft.base.id), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

/** Forgets the draft of a post. */
export function dropDraft(staffId: string, postId: string, storage?: DraftStorage): void {
  try {
    const store = storage ?? localStorage
    store.removeItem(keyOf(staffId, postId))
  } catch {
    // A storage that is closed holds nothing.
  }
}

/** The draft of a post that this staff member left; null where there is none. */
export function keptDraft(staffId: string, postId: string, storage?: DraftStorage): Draft | null {
  try {
    const store = storage ?? localStorage
    return parse(store.getItem(keyOf(staffId, postId)))
  } catch {
    return null
  }
}

/** All drafts that this staff member left, newest first. Those kept too long, whoever left them, are forgotten. */
export function keptDrafts(staffId: string, storage?: DraftStorage, now = Date.now()): Draft[] {
  try {
    const store = storage ?? localStorage
    const keys = Array.from({ length: store.length }, (_, number) => store.key(number))
    const found: Draft[] = []
    for (const key of keys) {
      if (!key?.startsWith('post-draft:')) continue
      const draft = parse(store.getItem(key))
      if (!draft || Date.parse(draft.at) < now - KEPT_MILLISECONDS) store.removeItem(key)
      else if (key.startsWith(prefix(staffId))) found.push(draft)
    }
    return found.sort((one, other) => other.at.localeCompare(one.at))
  } catch {
    return []
  }
}
