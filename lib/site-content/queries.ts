import 'server-only'
import { z } from 'zod'
import { checkDocument } from '@/lib/content/check'
import { type DocumentKey, documentKeys, documents } from '@/lib/content/documents'
import { columnsOf, toFields } from '@/lib/supabase/columns'
import { serverClient } from '@/lib/supabase/server'
import {
  type ContentPreview,
  type OpenDocument,
  type VersionLine,
  bankProposal,
  contentDraft,
  contentPreview,
  contentVersion,
  draftLine,
  versionLine,
} from './schema'

const MAX_VERSIONS = 200

/** A database function's row, with field names. */
export const row = z.record(z.string(), z.unknown()).transform(toFields)

const state = z.object({
  key: z.enum(documentKeys),
  /** The live version; null for the built-in sample. */
  live: row.pipe(versionLine).nullable(),
  scheduled: row.pipe(versionLine).nullable(),
  draft: row.pipe(draftLine).nullable(),
  /** Awaits a second admin. */
  proposal: row.pipe(bankProposal).nullable(),
})
const wholeState = state.extend({
  live: row.pipe(contentVersion).nullable(),
  scheduled: row.pipe(contentVersion).nullable(),
  draft: row.pipe(contentDraft).nullable(),
})

export type DocumentState = z.output<typeof state>

/**
 * Every document's state. Admins only, as all below.
 * @throws Error when the database does not answer, as all below.
 */
export async function documentStates(): Promise<DocumentState[]> {
  const client = await serverClient()
  const { data } = await client.rpc('content_states', undefined, { get: true }).throwOnError()
  return z.array(state).parse(data)
}

export type FoundDocument = Awaited<ReturnType<typeof findDocument>>

/** A complete document. The form begins with the draft, else with the content visitors read. */
export async function findDocument(key: DocumentKey) {
  const client = await serverClient()
  const { data } = await client.rpc('content_states', { of_key: key }, { get: true }).throwOnError()
  const found = z.array(wholeState).parse(data)[0]!
  const { live, draft } = found
  /** Visitors read the live version, else the built-in sample. */
  const shown: unknown = live?.document ?? documents[key].defaults
  const base = { version: draft?.basedOn ?? live?.version ?? 0, revision: draft?.revision ?? null }
  const document = draft?.document ?? shown
  const open: OpenDocument = { base, document, missing: checkDocument(key, document).missing }
  return { ...found, shown, open }
}

/** The versions of a document, newest first, at most 200. */
export async function documentVersions(key: DocumentKey): Promise<VersionLine[]> {
  const client = await serverClient()
  const { data } = await client
    .from('content_versions')
    .select(columnsOf(versionLine))
    .eq('key', key)
    .order('version', { ascending: false })
    .limit(MAX_VERSIONS)
    .throwOnError()
  return z.array(versionLine).parse(data)
}

/** A complete version, 0 for the built-in sample; null if it does not exist. */
export async function findVersion(key: DocumentKey, version: number): Promise<unknown> {
  if (version === 0) return documents[key].defaults
  const client = await serverClient()
  const { data } = await client
    .from('content_versions')
    .select(columnsOf(contentVersion))
    .eq('key', key)
    .eq('version', version)
    .throwOnError()
  return z.array(contentVersion).parse(data)[0]?.document ?? null
}

/**
 * The preview link with the latest expiry, or null.
 * @param asOf the moment it shows (ISO 8601); null for now with the drafts.
 */
export async function livePreview(asOf: string | null): Promise<ContentPreview | null> {
  const client = await serverClient()
  const { data } = await client
    .from('content_previews')
    .select(columnsOf(contentPreview))
    .filter('as_of', asOf === null ? 'is' : 'eq', asOf)
    .gt('expires_at', new Date().toISOString())
    .order('expires_at', { ascending: false })
    .limit(1)
    .throwOnError()
  return z.array(contentPreview).parse(data)[0] ?? null
}
