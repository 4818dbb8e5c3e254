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

/** The part of `localStorage` that is used; tests give another. Where the browser blocks it, reading the property throws. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const MAX_AGE = DRAFT_DAYS * 24 * 60 * 60 * 1000

// A draft may be older than a field.
const draftSchema = z.object({
  at: z.iso.datetime(),
  base: baseSchema,
  input: z.object(Object.fromEntries(postFields.map((name) => [name, z.string().default('')]))),
})

// The key contains the staff member, so that drafts can outlive a sign-out without being shown to somebody else who
// signs in on the same computer.
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
 * Stores a draft; there is one for each post, stored or new, and staff member. Returns whether it could be stored:
 * the browser may block storage, or it may be full.
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

/** Deletes the draft of a post. */
export function dropDraft(staffId: string, postId: string, storage?: DraftStorage): void {
  try {
    const store = storage ?? localStorage
    store.removeItem(keyOf(staffId, postId))
  } catch {
    // Blocked storage holds no draft.
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

/** All drafts that this staff member left, newest first. Those that are too old are deleted, whoever left them. */
export function keptDrafts(staffId: string, storage?: DraftStorage, now = Date.now()): Draft[] {
  try {
    const store = storage ?? localStorage
    const keys = Array.from({ length: store.length }, (_, number) => store.key(number))
    const found: Draft[] = []
    for (const key of keys) {
      if (!key?.startsWith('post-draft:')) continue
      const draft = parse(store.getItem(key))
      if (!draft || Date.parse(draft.at) < now - MAX_AGE) store.removeItem(key)
      else if (key.startsWith(prefix(staffId))) found.push(draft)
    }
    return found.sort((one, other) => other.at.localeCompare(one.at))
  } catch {
    return []
  }
}
