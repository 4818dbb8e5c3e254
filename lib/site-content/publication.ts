import 'server-only'
import { contentOf } from '@/lib/content/content'
import type { DocumentKey } from '@/lib/content/documents'
import { today } from '@/lib/dates'
import { presentDocuments } from '@/lib/site/queries'
import { refuse } from './document-queries'
import type { ContentRefusal } from './schema'

/**
 * Why a complete document cannot be published beside the others as they are; null where it can. Two levels must not have
 * one address.
 * @throws the database's error when it does not answer.
 */
export async function publicationRefusal(
  key: DocumentKey,
  document: unknown,
): Promise<ContentRefusal | null> {
  if (!key.startsWith('level-')) return null
  const { levels } = contentOf({ ...(await presentDocuments()), [key]: document }, today())
  const slugs = new Set(levels.map(({ slug }) => slug))
  return slugs.size < levels.length
    ? refuse('invalid', { issues: [{ path: ['slug'], code: 'twice' }] })
    : null
}
