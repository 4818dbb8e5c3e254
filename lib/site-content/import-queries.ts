import 'server-only'
import { z } from 'zod'
import type { DocumentKey } from '@/lib/content/documents'
import { presentDocuments } from '@/lib/site/queries'
import { columnsOf } from '@/lib/supabase/columns'
import { serverClient } from '@/lib/supabase/server'
import { type ContentBase, type ContentDraft, contentDraft } from './schema'

const keyedDraft = contentDraft.extend({ key: z.string() })
const versions = z.array(z.object({ version: z.coerce.number().int() }))

/** What a change of a document begins from. */
export interface DocumentBase {
  readonly base: ContentBase
  /** What visitors read; null where nothing has been published. */
  readonly live: unknown
  readonly draft: ContentDraft | null
}

/**
 * What changes of some documents begin from, in their order. Admins only.
 * @throws Error when the database does not answer.
 */
export async function documentBases(keys: readonly DocumentKey[]): Promise<readonly DocumentBase[]> {
  const client = await serverClient()
  // Another version than the live one may have been made last: one that is scheduled, or that ended when such a one began.
  const newest = async (key: DocumentKey) => {
    const { data } = await client
      .from('content_versions')
      .select('version')
      .eq('key', key)
      .order('version', { ascending: false })
      .limit(1)
      .throwOnError()
    return versions.parse(data)[0]?.version ?? 0
  }
  const [documents, { data: begun }, ...made] = await Promise.all([
    presentDocuments(),
    client.from('content_drafts').select(columnsOf(keyedDraft)).throwOnError(),
    ...keys.map(newest),
  ])
  const drafts = z.array(keyedDraft).parse(begun)
  return keys.map((key, index) => {
    const draft = drafts.find((each) => each.key === key) ?? null
    return {
      base: { version: made[index]!, revision: draft?.revision ?? null },
      live: documents[key] ?? null,
      draft,
    }
  })
}
