import 'server-only'
import { z } from 'zod'
import { type DocumentKey, documentKeys } from '@/lib/content/documents'
import { columnsOf } from '@/lib/supabase/columns'
import { serverClient } from '@/lib/supabase/server'
import { type ContentBase, type ContentDraft, contentDraft, contentVersion } from './schema'

const live = z.object({
  documents: z.record(z.string(), z.unknown()),
  versions: z.record(z.string(), z.coerce.number().int()),
})

/** What a change of a document begins from. */
export interface DocumentBase {
  readonly base: ContentBase
  /** The version that was made last, live or scheduled; null for none. */
  readonly newest: unknown
  readonly draft: ContentDraft | null
}

/** What changes of all documents begin from, by their keys. Admins only. @throws Error when the database does not answer. */
export async function documentBases(): Promise<ReadonlyMap<DocumentKey, DocumentBase>> {
  const client = await serverClient()
  const [version, draft] = [contentVersion.extend({ key: z.string() }), contentDraft.extend({ key: z.string() })]
  const [{ data: shown }, { data: coming }, { data: begun }] = await Promise.all([
    client.rpc('site_content', undefined, { get: true }).throwOnError(),
    client
      .from('content_versions')
      .select(columnsOf(version))
      .gt('live_from', new Date().toISOString())
      .throwOnError(),
    client.from('content_drafts').select(columnsOf(draft)).throwOnError(),
  ])
  const { documents, versions } = live.parse(shown)
  const scheduled = z.array(version).parse(coming)
  const drafts = z.array(draft).parse(begun)
  return new Map(
    documentKeys.map((key) => {
      const later = scheduled.find((each) => each.key === key)
      const isLater = later !== undefined && later.version > (versions[key] ?? 0)
      const own = drafts.find((each) => each.key === key) ?? null
      const base = {
        version: isLater ? later.version : (versions[key] ?? 0),
        revision: own?.revision ?? null,
      }
      return [key, { base, newest: isLater ? later.document : (documents[key] ?? null), draft: own }]
    }),
  )
}
