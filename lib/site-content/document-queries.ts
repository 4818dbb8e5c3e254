import 'server-only'
import { z } from 'zod'
import { checkDocument } from '@/lib/content/check'
import { type DocumentKey, documentKeys } from '@/lib/content/documents'
import { levelKey, levelNumbers } from '@/lib/content/level-numbers'
import { fail, ok } from '@/lib/result'
import { authorizeAdmin } from '@/lib/staff/queries'
import type { Json } from '@/lib/supabase/database.types'
import { CHECK_VIOLATION, NOT_PERMITTED } from '@/lib/supabase/errors'
import { findDocument, row } from './queries'
import {
  type ContentAnswer,
  type ContentBase,
  type ContentIssue,
  type ContentRefusal,
  type TheirDocument,
  draftLine,
  openScheduled,
} from './schema'

/** In characters. The database also counts the spaces between parts, so it refuses a little less. */
const LARGEST = 400_000

const liveFrom = z.iso.datetime({ offset: true }).transform((time) => new Date(time).toISOString())

/** By outcome of a change. */
export const contentAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('saved'), draft: row.pipe(draftLine) }),
  z.object({ outcome: z.enum(['published', 'delayed']), version: z.number().int(), live_from: liveFrom }),
  z.object({
    outcome: z.enum([
      'conflict',
      'scheduled',
      'waiting',
      'rejected',
      'pending',
      'stepUp',
      'own',
      'notEntitled',
      'gone',
    ]),
  }),
])

/** For admins. */
export const forContent = {
  who: authorizeAdmin,
  // After the checks, only a document's size can break a database constraint.
  refusals: { [NOT_PERMITTED]: 'notAdmin', [CHECK_VIOLATION]: 'tooLarge' },
} as const

export const documentKey = z.string().pipe(z.enum(documentKeys))

/**
 * A document sent by an admin, with its missing fields: reduced to its schema if complete, else as typed. Content that
 * can never be stored is refused.
 * @throws Error if it is not a document.
 */
export function sentDocument(
  key: DocumentKey,
  sent: unknown,
): ContentAnswer<{ readonly document: Json; readonly missing: readonly ContentIssue[] }> {
  if (JSON.stringify(sent).length > LARGEST) return fail('tooLarge')
  const { document: complete, missing, wrong } = checkDocument(key, sent)
  if (wrong.length > 0) return { ...fail('invalid'), issues: wrong }
  return ok({ document: z.record(z.string(), z.json()).parse(complete ?? sent), missing })
}

/**
 * The refusal for a document that somebody else changed in the meantime, with the present state: another draft, else
 * another live version. `gone` for a version that is no longer scheduled.
 */
export async function conflict(
  key: DocumentKey,
  { version, revision }: ContentBase,
  ofScheduled = false,
): Promise<ContentRefusal> {
  const { draft, live, scheduled, shown, open } = await findDocument(key)
  let theirs: TheirDocument = { ...open, by: draft && { who: draft.savedBy, at: draft.savedAt } }
  if (ofScheduled) {
    if (!scheduled) return fail('gone')
    const by = { who: scheduled.madeBy, at: scheduled.madeAt }
    theirs = { ...openScheduled(scheduled), by }
  } else if (!draft || draft.revision === revision) {
    const base = { version: live?.version ?? 0, revision: draft?.revision ?? null }
    // If the live version is still the one read, a draft was discarded.
    const by = live && live.version !== version ? { who: live.madeBy, at: live.liveFrom } : null
    theirs = { base, document: shown, missing: [], by }
  }
  return { ...fail('conflict'), theirs }
}

const slugOf = (level: unknown) => (level as { readonly slug?: unknown } | undefined)?.slug

/**
 * Why a complete document cannot be published beside the others, or null. Two levels must not share an address, nor
 * from the day of a scheduled version.
 * @throws the database's error when it does not answer.
 */
export async function publicationRefusal(
  key: DocumentKey,
  document: unknown,
): Promise<ContentRefusal | null> {
  const levels = levelNumbers.map(levelKey)
  if (!levels.some((level) => level === key)) return null
  const others = await Promise.all(levels.filter((level) => level !== key).map(findDocument))
  const isTaken = others
    .flatMap(({ shown, scheduled }) => [shown, scheduled?.document])
    .some((other) => slugOf(other) === slugOf(document))
  return isTaken ? { ...fail('invalid'), issues: [{ path: ['slug'], code: 'twice' }] } : null
}
