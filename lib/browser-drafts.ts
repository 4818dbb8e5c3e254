import type { z } from 'zod'
import { DRAFT_DAYS } from '@/lib/retention'

/** The part of `localStorage` that is used; tests give another. Where the browser blocks it, reading the property throws. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const MAX_AGE = DRAFT_DAYS * 24 * 60 * 60 * 1000

/**
 * What staff typed and have not saved, in the browser's storage: one draft for each thing that they edit. The keys contain
 * the staff member, so that drafts can outlive a sign-out without being shown to somebody else who signs in on the same
 * computer.
 * @param name begins the keys.
 * @param schema of a draft as it is stored; `at` is when it was typed, ISO 8601. What does not fit it is no draft.
 * @param idOf the id of the thing that a draft is of.
 */
export function browserDrafts<Draft extends { readonly at: string }>(
  name: string,
  schema: z.ZodType<Draft>,
  idOf: (draft: Draft) => string,
) {
  const prefix = (staffId: string) => `${name}:${staffId}:`
  const keyOf = (staffId: string, id: string) => prefix(staffId) + id

  function parse(text: string | null): Draft | null {
    try {
      const draft = schema.safeParse(JSON.parse(text ?? 'null'))
      return draft.success ? draft.data : null
    } catch {
      return null
    }
  }

  return {
    /** Stores a draft. Returns whether it could be stored: the browser may block storage, or it may be full. */
    keep(staffId: string, draft: Draft, storage?: DraftStorage): boolean {
      try {
        const store = storage ?? localStorage
        store.setItem(keyOf(staffId, idOf(draft)), JSON.stringify(draft))
        return true
      } catch {
        return false
      }
    },

    /** Deletes the draft of a thing. */
    drop(staffId: string, id: string, storage?: DraftStorage): void {
      try {
        const store = storage ?? localStorage
        store.removeItem(keyOf(staffId, id))
      } catch {
        // Blocked storage holds no draft.
      }
    },

    /** The draft of a thing that this staff member left; null where there is none. */
    find(staffId: string, id: string, storage?: DraftStorage): Draft | null {
      try {
        const store = storage ?? localStorage
        return parse(store.getItem(keyOf(staffId, id)))
      } catch {
        return null
      }
    },

    /** All drafts that this staff member left, newest first. Those that are too old are deleted, whoever left them. */
    all(staffId: string, storage?: DraftStorage, now = Date.now()): Draft[] {
      try {
        const store = storage ?? localStorage
        const keys = Array.from({ length: store.length }, (_, number) => store.key(number))
        const found: Draft[] = []
        for (const key of keys) {
          if (!key?.startsWith(`${name}:`)) continue
          const draft = parse(store.getItem(key))
          if (!draft || Date.parse(draft.at) < now - MAX_AGE) store.removeItem(key)
          else if (key.startsWith(prefix(staffId))) found.push(draft)
        }
        return found.sort((one, other) => other.at.localeCompare(one.at))
      } catch {
        return []
      }
    },
  }
}
