import type { CodeOf } from '@/lib/result'
import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import type { Path } from './form-values'

/** A missing or invalid part; the code chooses the sentence. */
export interface ContentIssue {
  readonly path: Path
  readonly code: string
  /** The names of unknown values. */
  readonly names?: readonly string[]
}

const document = z.record(z.string(), z.unknown())
const count = z.coerce.number().int()

/** Without the document. Times are ISO 8601 in UTC. */
export const versionLine = z.object({
  version: count,
  liveFrom: isoTime,
  madeAt: isoTime,
  /** E-mail address. */
  madeBy: z.string(),
})
export type VersionLine = z.output<typeof versionLine>

/** Whether a version is not live yet. */
export const isUpcoming = ({ liveFrom }: VersionLine, now = Date.now()) => Date.parse(liveFrom) > now

/** The live version: the latest whose moment has come. */
export function liveVersion(versions: readonly VersionLine[], now = Date.now()): VersionLine | undefined {
  return versions
    .filter((version) => !isUpcoming(version, now))
    .sort((one, other) => other.liveFrom.localeCompare(one.liveFrom) || other.version - one.version)[0]
}

/** An address's version number, 0 for the built-in sample; null if invalid. */
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

export const contentVersion = versionLine.extend({ document })
export type ContentVersion = z.output<typeof contentVersion>

/** A shared draft without its document. */
export const draftLine = z.object({ revision: count, savedAt: isoTime, savedBy: z.string() })
export type DraftLine = z.output<typeof draftLine>

export const contentDraft = draftLine.extend({
  document,
  /** A live version; 0 for none. */
  basedOn: count,
})

/** Awaits a second admin. */
export const bankProposal = z.object({
  id: z.guid(),
  document,
  liveFrom: isoTime.nullable(),
  /** Account and e-mail address. */
  proposedBy: z.string(),
  proposedName: z.string(),
  proposedAt: isoTime,
})
export type BankProposal = z.output<typeof bankProposal>

/**
 * The moment of a preview that shows a version from its day on (ISO 8601). The database has the version's in
 * microseconds, which a time of the site cuts off.
 */
export const previewMoment = (liveFrom: string) => new Date(Date.parse(liveFrom) + 1).toISOString()

/** Shows the site with all drafts, or as of a moment. */
export const contentPreview = z.object({ id: z.guid(), expiresAt: isoTime })
export type ContentPreview = z.output<typeof contentPreview>

/**
 * A form's base: the live version, 0 for none, and the draft's revision, null for none. The scheduled version's form is
 * based on that version alone.
 */
export const contentBase = z.object({
  version: z.int().min(0),
  revision: z.int().min(1).nullable(),
})
export type ContentBase = z.output<typeof contentBase>

/** The next change's base, and the parts missing for publishing. */
export interface SavedDocument {
  readonly base: ContentBase
  readonly missing: readonly ContentIssue[]
}

export interface OpenDocument extends SavedDocument {
  /** The form's initial content, which counts as saved. */
  readonly document: unknown
}

/** A scheduled version for its form. */
export const openScheduled = ({ version, document }: ContentVersion): OpenDocument => ({
  base: { version, revision: null },
  document,
  missing: [],
})

/** Saved or published by somebody else in the meantime. */
export interface TheirDocument extends OpenDocument {
  /** Author and time (ISO 8601); null if a draft was only discarded. */
  readonly by: { readonly who: string; readonly at: string } | null
}

export type ContentCode = CodeOf<'Content.errors'>

export interface ContentRefusal {
  readonly ok: false
  readonly code: ContentCode
  readonly issues?: readonly ContentIssue[]
  /** In a conflict. */
  readonly theirs?: TheirDocument
}

export type ContentAnswer<Data> = { readonly ok: true; readonly data: Data } | ContentRefusal

/** `waiting` for a second admin, `delayed` because there is no other. */
export interface PublishedDocument {
  /** The form continues from it. */
  readonly open: OpenDocument
  readonly outcome: 'published' | 'scheduled' | 'waiting' | 'delayed'
  /** When visitors begin to see it, ISO 8601; null if not known yet. */
  readonly liveFrom: string | null
}
