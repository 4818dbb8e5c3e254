import 'server-only'
import { z } from 'zod'
import { checkDocument } from '@/lib/content/check'
import { type DocumentKey, isDocumentKey } from '@/lib/content/documents'
import { logError } from '@/lib/log/log'
import { fail } from '@/lib/result'
import { type StaffClient, authorizeAdmin } from '@/lib/staff/queries'
import type { Json } from '@/lib/supabase/database.types'
import { toFields } from '@/lib/supabase/columns'
import { findDocument } from './queries'
import {
  type ContentBase,
  type ContentCode,
  type ContentIssue,
  type ContentRefusal,
  type TheirDocument,
  contentBase,
  draftLine,
} from './schema'

/** The most characters of a document. The database counts the spaces between its parts, too, and refuses a little less. */
const LARGEST = 400_000

/** The database's code for who is no admin any more. */
const NOT_PERMITTED = '42501'

/** The database's code for a row that breaks a rule; of a document that got so far, only its size can. */
const CHECK_VIOLATION = '23514'

const row = z.record(z.string(), z.unknown()).transform(toFields)
const liveFrom = z.iso.datetime({ offset: true }).transform((time) => new Date(time).toISOString())

/** What the functions of the database answer to a change of a document, by the outcome. */
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

/** A change of a document that an admin asked for. */
interface Asked {
  readonly client: StaffClient
  readonly key: DocumentKey
  readonly base: ContentBase
  /** What is to be stored: with nothing but what its schema knows where it is complete, else as it was typed. */
  readonly document: Json
  /** What it still needs to be published. */
  readonly missing: readonly ContentIssue[]
}

/** A refusal with its code. */
export const refuse = (code: ContentCode, more: Partial<ContentRefusal> = {}): ContentRefusal => ({
  ...fail(code),
  ...more,
})

/** The refusal for what `work` threw, which is logged under a name unless it says what was not right. */
export function refusalOf(name: string, error: unknown): ContentRefusal {
  const code = (error as { code?: unknown } | null)?.code
  if (code === NOT_PERMITTED) return refuse('notAdmin')
  if (code === CHECK_VIOLATION) return refuse('tooLarge')
  logError(name, error)
  return refuse('failed')
}

/**
 * Does something with a document that an admin sent: authorizes, checks the document, then calls `work`. What can never be
 * stored is refused. What `work` throws is logged under the name and returned as `failed`.
 */
export async function forDocument<Data>(
  name: string,
  key: string,
  document: unknown,
  base: ContentBase,
  work: (asked: Asked) => Promise<{ readonly ok: true; readonly data: Data } | ContentRefusal>,
): Promise<{ readonly ok: true; readonly data: Data } | ContentRefusal> {
  try {
    const admin = await authorizeAdmin()
    if (!admin.ok) return admin
    if (!isDocumentKey(key)) return refuse('failed')
    if (JSON.stringify(document).length > LARGEST) return refuse('tooLarge')
    const { document: complete, missing, wrong } = checkDocument(key, document)
    if (wrong.length > 0) return refuse('invalid', { issues: wrong })
    return await work({
      client: admin.data.client,
      key,
      base: contentBase.parse(base),
      document: z.record(z.string(), z.json()).parse(complete ?? document),
      missing,
    })
  } catch (error) {
    return refusalOf(name, error)
  }
}

/** The refusal for a document that somebody else has saved or published meanwhile, with what is there now. */
export async function conflict(key: DocumentKey): Promise<ContentRefusal> {
  const { draft, newest, open } = await findDocument(key)
  const by = draft
    ? { who: draft.savedBy, at: draft.savedAt }
    : newest && { who: newest.madeBy, at: newest.madeAt }
  const theirs: TheirDocument = { ...open, by }
  return refuse('conflict', { theirs })
}
