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

/** A draft as lists name it. */
export interface WaitingDraft extends Omit<Draft, 'input'> {
  readonly title: string
}

/** The part of `localStorage` that is used; tests give another. Where the browser blocks it, reading the property throws. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const MAX_AGE = DRAFT_DAYS * 24 * 60 * 60 * 1000

// A draft may be older than a field.
const inputSchema = z.object(Object.fromEntries(postFields.map((name) => [name, z.string().default('')])))

/** A draft as it is stored and sent. */
export const draftSchema = z
  .object({ at: z.iso.datetime(), base: baseSchema, input: inputSchema })
  .transform((draft) => draft as Draft)

/** A draft in the browser. `sent` once the server has it. */
const browserDraft = draftSchema.and(z.object({ sent: z.boolean().optional() }))
type BrowserDraft = z.output<typeof browserDraft>

// The key contains the staff member, so that drafts can outlive a sign-out without being shown to somebody else who
// signs in on the same computer.
const prefix = (staffId: string) => `post-draft:${staffId}:`
const keyOf = (staffId: string, postId: string) => prefix(staffId) + postId

function parse(text: string | null): BrowserDraft | null {
  try {
    const draft = browserDraft.safeParse(JSON.parse(text ?? 'null'))
    return draft.success ? draft.data : null
  } catch {
    return null
  }
}

/**
 * Stores a draft; there is one for each post, stored or new, and staff member. Returns whether it could be stored:
 * the browser may block storage, or it may be full.
 */
export function keepDraft(staffId: string, draft: BrowserDraft, storage?: DraftStorage): boolean {
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

/** Notes that the server has the draft of a post that was typed at this time, unless a newer one has taken its place. */
export function noteSent(staffId: string, { at, base }: Draft, storage?: DraftStorage): void {
  const draft = keptDraft(staffId, base.id, storage)
  if (draft?.at === at) keepDraft(staffId, { ...draft, sent: true }, storage)
}

/**
 * Which of a post's two drafts counts: the newer one. Where the server had the browser's and has none any more, it was
 * saved or discarded on another device, and none counts. `onServer` is undefined where the server could not be asked.
 */
export function currentDraft<Either extends { readonly at: string }>(
  inBrowser: (Either & { readonly sent?: boolean }) | null,
  onServer: Either | null | undefined,
): Either | null {
  if (onServer === null && inBrowser?.sent) return null
  return inBrowser && (!onServer || inBrowser.at >= onServer.at) ? inBrowser : (onServer ?? null)
}

/** The draft of a post that this staff member left; null where there is none. */
export function keptDraft(staffId: string, postId: string, storage?: DraftStorage): BrowserDraft | null {
  try {
    const store = storage ?? localStorage
    return parse(store.getItem(keyOf(staffId, postId)))
  } catch {
    return null
  }
}

/** All drafts that this staff member left, newest first. Those that are too old are deleted, whoever left them. */
export function keptDrafts(staffId: string, storage?: DraftStorage, now = Date.now()): BrowserDraft[] {
  try {
    const store = storage ?? localStorage
    const keys = Array.from({ length: store.length }, (_, number) => store.key(number))
    const found: BrowserDraft[] = []
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
