import 'server-only'
import { z } from 'zod'
import { type DocumentKey, documentKeys, documents } from '@/lib/content/documents'
import { columnsOf } from '@/lib/supabase/columns'
import { serverClient } from '@/lib/supabase/server'
import {
  type BankProposal,
  type ContentDraft,
  type ContentPreview,
  type ContentVersion,
  type DraftLine,
  type OpenDocument,
  type VersionLine,
  bankProposal,
  contentDraft,
  contentPreview,
  contentVersion,
  draftLine,
  versionLine,
} from './schema'

/** The most versions that are listed. */
const MAX_VERSIONS = 200

/** How many rows are read at a time. */
const PAGE = 500

/** How a document stands. */
export interface DocumentState {
  readonly key: DocumentKey
  /** What visitors read; null for the sample that the site came with. */
  readonly live: VersionLine | null
  readonly scheduled: VersionLine | null
  readonly draft: DraftLine | null
  /** Whether a change waits for a second admin. */
  readonly isWaiting: boolean
}

const keyed = { key: z.string() }

/** The live version of each of some documents, by their keys. */
async function liveVersions(keys: readonly string[]): Promise<ReadonlyMap<string, VersionLine>> {
  const client = await serverClient()
  const found = new Map<string, VersionLine>()
  let missing = [...keys]
  // One reading is enough until a document has hundreds of versions.
  for (let rows = 1; rows > 0 && missing.length > 0;) {
    const line = versionLine.extend(keyed)
    const { data } = await client
      .from('content_versions')
      .select(columnsOf(line))
      .in('key', missing)
      .lte('live_from', new Date().toISOString())
      .order('live_from', { ascending: false })
      .order('version', { ascending: false })
      .limit(PAGE)
      .throwOnError()
    const lines = z.array(line).parse(data)
    for (const { key, ...version } of lines) if (!found.has(key)) found.set(key, version)
    rows = lines.length
    missing = missing.filter((key) => !found.has(key))
  }
  return found
}

/**
 * How every document stands. Admins only, as all below.
 * @throws Error when the database does not answer, as all below.
 */
export async function documentStates(): Promise<DocumentState[]> {
  const client = await serverClient()
  const line = versionLine.extend(keyed)
  const draft = draftLine.extend(keyed)
  const [live, { data: scheduled }, { data: drafts }, proposal] = await Promise.all([
    liveVersions(documentKeys),
    client
      .from('content_versions')
      .select(columnsOf(line))
      .gt('live_from', new Date().toISOString())
      .throwOnError(),
    client.from('content_drafts').select(columnsOf(draft)).throwOnError(),
    waitingProposal(),
  ])
  const [waiting, open] = [z.array(line).parse(scheduled), z.array(draft).parse(drafts)]
  return documentKeys.map((key) => ({
    key,
    live: live.get(key) ?? null,
    scheduled: waiting.find((each) => each.key === key) ?? null,
    draft: open.find((each) => each.key === key) ?? null,
    isWaiting: key === 'bank' && proposal !== null,
  }))
}

/** A document with all that its page shows. */
export interface FoundDocument {
  /** The version that was made last, live or scheduled. */
  readonly newest: ContentVersion | null
  /** What visitors read; null for the sample that the site came with. */
  readonly live: VersionLine | null
  readonly scheduled: VersionLine | null
  readonly draft: ContentDraft | null
  readonly open: OpenDocument
}

/** A document as its page shows it. The form begins with the draft, else with the newest version, else with the sample. */
export async function findDocument(key: DocumentKey): Promise<FoundDocument> {
  const client = await serverClient()
  const [{ data: versions }, { data: drafts }, live, scheduled] = await Promise.all([
    client
      .from('content_versions')
      .select(columnsOf(contentVersion))
      .eq('key', key)
      .order('version', { ascending: false })
      .limit(1)
      .throwOnError(),
    client.from('content_drafts').select(columnsOf(contentDraft)).eq('key', key).throwOnError(),
    liveVersions([key]),
    client
      .from('content_versions')
      .select(columnsOf(versionLine))
      .eq('key', key)
      .gt('live_from', new Date().toISOString())
      .throwOnError(),
  ])
  const newest = z.array(contentVersion).parse(versions)[0] ?? null
  const draft = z.array(contentDraft).parse(drafts)[0] ?? null
  return {
    newest,
    draft,
    live: live.get(key) ?? null,
    scheduled: z.array(versionLine).parse(scheduled.data)[0] ?? null,
    open: {
      base: { version: newest?.version ?? 0, revision: draft?.revision ?? null },
      document: draft?.document ?? newest?.document ?? documents[key].defaults,
    },
  }
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

/** One version, whole; null where there is none. Version 0 is the sample that the site came with. */
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

/** The change of the bank details that waits for a second admin; null where none does. */
export async function waitingProposal(): Promise<BankProposal | null> {
  const client = await serverClient()
  const { data } = await client
    .from('content_bank_proposals')
    .select(columnsOf(bankProposal))
    .eq('state', 'waiting')
    .throwOnError()
  return z.array(bankProposal).parse(data)[0] ?? null
}

/** The preview link that works longest; null where there is none. */
export async function livePreview(): Promise<ContentPreview | null> {
  const client = await serverClient()
  const { data } = await client
    .from('content_previews')
    .select(columnsOf(contentPreview))
    .gt('expires_at', new Date().toISOString())
    .order('expires_at', { ascending: false })
    .limit(1)
    .throwOnError()
  return z.array(contentPreview).parse(data)[0] ?? null
}
