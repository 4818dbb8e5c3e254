import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import type { Path } from './form-values'

/** What a document is without, or what is wrong in it, at its place; the code chooses the sentence. */
export interface ContentIssue {
  readonly path: Path
  readonly code: string
}

const document = z.record(z.string(), z.unknown())
const count = z.coerce.number().int()

/** A version as lists name it. Times are ISO 8601 in UTC. */
export const versionLine = z.object({
  version: count,
  liveFrom: isoTime,
  madeAt: isoTime,
  /** The address of who published it. */
  madeBy: z.string(),
})
export type VersionLine = z.output<typeof versionLine>

/** Whether visitors are still to read a version. */
export const isUpcoming = ({ liveFrom }: VersionLine, now = Date.now()) => Date.parse(liveFrom) > now

/** The version that visitors read now: of those whose moment has come, that of the latest one. */
export function liveVersion(versions: readonly VersionLine[], now = Date.now()): VersionLine | undefined {
  return versions
    .filter((version) => !isUpcoming(version, now))
    .sort((one, other) => other.liveFrom.localeCompare(one.liveFrom) || other.version - one.version)[0]
}

/** The number of a version that an address names, 0 for the sample that the site came with; null for none. */
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

/** A version, whole. */
export const contentVersion = versionLine.extend({ document })
export type ContentVersion = z.output<typeof contentVersion>

/** The shared draft of a document, without its text. */
export const draftLine = z.object({ revision: count, savedAt: isoTime, savedBy: z.string() })
export type DraftLine = z.output<typeof draftLine>

/** The shared draft of a document. */
export const contentDraft = draftLine.extend({
  document,
  /** The live version that it began from; 0 for none. */
  basedOn: count,
})

/** A change of the bank details that waits for a second admin. */
export const bankProposal = z.object({
  id: z.guid(),
  document,
  liveFrom: isoTime.nullable(),
  /** The account that proposed it, and its address. */
  proposedBy: z.string(),
  proposedName: z.string(),
  proposedAt: isoTime,
})
export type BankProposal = z.output<typeof bankProposal>

/** A link that shows the site with all drafts, or as it will be at a moment. */
export const contentPreview = z.object({ id: z.guid(), expiresAt: isoTime })
export type ContentPreview = z.output<typeof contentPreview>

/**
 * What a form began from: the live version, 0 for none, and the revision of the draft, null for none. The form of the
 * scheduled version began from that one alone.
 */
export const contentBase = z.object({
  version: z.int().min(0),
  revision: z.int().min(1).nullable(),
})
export type ContentBase = z.output<typeof contentBase>

/** A document as its form opens it. */
export interface OpenDocument {
  readonly base: ContentBase
  /** What the form begins with, and what counts as saved. */
  readonly document: unknown
}

/** A scheduled version as its form opens it. */
export const openScheduled = ({ version, document }: ContentVersion): OpenDocument => ({
  base: { version, revision: null },
  document,
})

/** What somebody else saved or published meanwhile. */
export interface TheirDocument extends OpenDocument {
  /** Who it was, and when (ISO 8601); null where a draft was only discarded. */
  readonly by: { readonly who: string; readonly at: string } | null
}

/** Why something was not done about a document. */
export type ContentCode =
  | 'notAuthenticated'
  | 'notAdmin'
  /** Something in it can never be stored. */
  | 'invalid'
  /** Something that is needed to publish it is not there yet. */
  | 'missing'
  | 'conflict'
  | 'tooLarge'
  | 'timeInvalid'
  | 'timePast'
  /** Another version was scheduled, changed or cancelled meanwhile. */
  | 'scheduled'
  /** A change of the bank details waits already. */
  | 'pending'
  | 'stepUp'
  /** One who proposes new bank details does not confirm them. */
  | 'own'
  /** Who has been an admin for too short a time does not confirm them either. */
  | 'notEntitled'
  | 'gone'
  | 'tooMany'
  | 'failed'

/** Why a document was neither saved nor published. */
export interface ContentRefusal {
  readonly ok: false
  readonly code: ContentCode
  readonly issues?: readonly ContentIssue[]
  /** In a conflict, what is there now. */
  readonly theirs?: TheirDocument
}

/** What an action about a document answers. */
export type ContentAnswer<Data> = { readonly ok: true; readonly data: Data } | ContentRefusal

/** A draft that was saved: what the next change begins from, and what it still needs to be published. */
export interface SavedDocument {
  readonly base: ContentBase
  readonly missing: readonly ContentIssue[]
}

/** What came of publishing: `waiting` for a second admin, `delayed` because there is none. */
export interface PublishedDocument {
  /** What the form goes on with. */
  readonly open: OpenDocument
  readonly outcome: 'published' | 'scheduled' | 'waiting' | 'delayed'
  /** From when visitors read it, ISO 8601; null where that is not known yet. */
  readonly liveFrom: string | null
}
