import type { z } from 'zod'
import { DRAFT_DAYS } from '@/lib/retention'

/** The used part of `localStorage`, replaceable in tests. Reading the property throws where the browser blocks it. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const MAX_AGE = DRAFT_DAYS * 24 * 60 * 60 * 1000

/**
 * Unsaved edits by staff, in the browser's storage: one draft per edited thing. The keys contain the staff member, so
 * that drafts outlive a sign-out without being shown to the next person on the same computer.
 * @param name the key prefix.
 * @param schema of a stored draft; `at` is when it was typed, ISO 8601. Values that do not match are ignored.
 * @param idOf the id of the edited thing.
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
    /** Stores a draft. Returns false where storage is blocked or full. */
    keep(staffId: string, draft: Draft, storage?: DraftStorage): boolean {
      try {
        const store = storage ?? localStorage
        store.setItem(keyOf(staffId, idOf(draft)), JSON.stringify(draft))
        return true
      } catch {
        return false
      }
    },

    /** Deletes a draft. */
    drop(staffId: string, id: string, storage?: DraftStorage): void {
      try {
        const store = storage ?? localStorage
        store.removeItem(keyOf(staffId, id))
      } catch {
        // Blocked storage holds no draft.
      }
    },

    /** This staff member's draft of a thing; null if there is none. */
    find(staffId: string, id: string, storage?: DraftStorage): Draft | null {
      try {
        const store = storage ?? localStorage
        return parse(store.getItem(keyOf(staffId, id)))
      } catch {
        return null
      }
    },

    /** All drafts of this staff member, newest first. Deletes expired drafts of everyone. */
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
