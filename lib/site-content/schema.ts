import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import type { Path } from './form-values'

/** A missing or invalid part of a document and its place; the code chooses the sentence. */
export interface ContentIssue {
  readonly path: Path
  readonly code: string
}

const document = z.record(z.string(), z.unknown())
const count = z.coerce.number().int()

/** A version in lists. Times are ISO 8601 in UTC. */
export const versionLine = z.object({
  version: count,
  liveFrom: isoTime,
  madeAt: isoTime,
  /** The e-mail address of its publisher. */
  madeBy: z.string(),
})
export type VersionLine = z.output<typeof versionLine>

/** Whether a version is not live yet. */
export const isUpcoming = ({ liveFrom }: VersionLine, now = Date.now()) => Date.parse(liveFrom) > now

/** The live version: the latest of those whose moment has come. */
export function liveVersion(versions: readonly VersionLine[], now = Date.now()): VersionLine | undefined {
  return versions
    .filter((version) => !isUpcoming(version, now))
    .sort((one, other) => other.liveFrom.localeCompare(one.liveFrom) || other.version - one.version)[0]
}

/** The version number in an address, 0 for the built-in sample; null if invalid. */
export function versionNumber(given: string | string[] | undefined): number | null {
  return z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000_000)
    .nullable()
    .catch(null)
    .parse(given || null)
}

/** A complete version. */
export const contentVersion = versionLine.extend({ document })
export type ContentVersion = z.output<typeof contentVersion>

/** The shared draft of a document, without its content. */
export const draftLine = z.object({ revision: count, savedAt: isoTime, savedBy: z.string() })
export type DraftLine = z.output<typeof draftLine>

/** The shared draft of a document. */
export const contentDraft = draftLine.extend({
  document,
  /** The live version it began from; 0 for none. */
  basedOn: count,
})

/** A change of the bank details that awaits a second admin. */
export const bankProposal = z.object({
  id: z.guid(),
  document,
  liveFrom: isoTime.nullable(),
  /** The proposing account, and its e-mail address. */
  proposedBy: z.string(),
  proposedName: z.string(),
  proposedAt: isoTime,
})
export type BankProposal = z.output<typeof bankProposal>

/** A link that shows the site with all drafts, or as of a moment. */
export const contentPreview = z.object({ id: z.guid(), expiresAt: isoTime })
export type ContentPreview = z.output<typeof contentPreview>

/**
 * The base of a form: the live version, 0 for none, and the revision of the draft, null for none. The form of the
 * scheduled version is based on that version alone.
 */
export const contentBase = z.object({
  version: z.int().min(0),
  revision: z.int().min(1).nullable(),
})
export type ContentBase = z.output<typeof contentBase>

/** A document as its form opens it. */
export interface OpenDocument {
  readonly base: ContentBase
  /** The initial content of the form, which counts as saved. */
  readonly document: unknown
}

/** A scheduled version as its form opens it. */
export const openScheduled = ({ version, document }: ContentVersion): OpenDocument => ({
  base: { version, revision: null },
  document,
})

/** The document somebody else saved or published in the meantime. */
export interface TheirDocument extends OpenDocument {
  /** Author and time (ISO 8601); null if a draft was only discarded. */
  readonly by: { readonly who: string; readonly at: string } | null
}

/** Why an action on a document was refused. */
export type ContentCode =
  | 'notAuthenticated'
  | 'notAdmin'
  /** A part of it can never be stored. */
  | 'invalid'
  /** A part required for publishing is missing. */
  | 'missing'
  | 'conflict'
  | 'tooLarge'
  | 'timeInvalid'
  | 'timePast'
  /** Another version was scheduled, changed or cancelled in the meantime. */
  | 'scheduled'
  /** A change of the bank details is already pending. */
  | 'pending'
  | 'stepUp'
  /** The proposer of new bank details cannot confirm them. */
  | 'own'
  /** Neither can a recently appointed admin. */
  | 'notEntitled'
  | 'gone'
  | 'tooMany'
  | 'failed'

/** Why a document was neither saved nor published. */
export interface ContentRefusal {
  readonly ok: false
  readonly code: ContentCode
  readonly issues?: readonly ContentIssue[]
  /** In a conflict, the present document. */
  readonly theirs?: TheirDocument
}

/** The answer of an action on a document. */
export type ContentAnswer<Data> = { readonly ok: true; readonly data: Data } | ContentRefusal

/** A saved draft: the base of the next change, and the parts still missing for publishing. */
export interface SavedDocument {
  readonly base: ContentBase
  readonly missing: readonly ContentIssue[]
}

/** The outcome of publishing: `waiting` for a second admin, `delayed` because there is none. */
export interface PublishedDocument {
  /** The state the form continues from. */
  readonly open: OpenDocument
  readonly outcome: 'published' | 'scheduled' | 'waiting' | 'delayed'
  /** When visitors begin to see it, ISO 8601; null if not known yet. */
  readonly liveFrom: string | null
}
