import 'server-only'
import { currentBrochure } from '@/lib/brochure/brochure'
import { contentOf } from '@/lib/content/content'
import type { DocumentKey } from '@/lib/content/documents'
import { today } from '@/lib/dates'
import { besidesDeadline } from '@/lib/next/request-deadline'
import { PageOverflow } from '@/lib/pdf/geometry'
import { files } from '@/lib/routes'
import { presentDocuments } from '@/lib/site/queries'
import { refuse } from './document-queries'
import type { ContentRefusal } from './schema'

/** The documents of which the brochure shows something. */
const IN_BROCHURE: ReadonlySet<DocumentKey> = new Set<DocumentKey>([
  'organisation',
  'fees',
  'programme',
  'level-1',
  'level-2',
  'level-3',
  'home',
  'study-week',
  'accreditations',
  'brochure',
])

/**
 * Why a complete document cannot be published beside the others as they are; null where it can. Two levels must not have
 * one address, and what the brochure shows must fit on its pages.
 * @throws the database's error when it does not answer.
 */
export async function publicationRefusal(
  key: DocumentKey,
  document: unknown,
): Promise<ContentRefusal | null> {
  const content = contentOf({ ...(await presentDocuments()), [key]: document }, today())
  const slugs = new Set(content.levels.map(({ slug }) => slug))
  if (key.startsWith('level-') && slugs.size < content.levels.length)
    return refuse('invalid', { issues: [{ path: ['slug'], code: 'twice' }] })
  if (!IN_BROCHURE.has(key)) return null
  try {
    for (const { language, path } of content.brochures)
      if (!path.startsWith(files.ownBrochure('')))
        await besidesDeadline(() => currentBrochure(language, content))
    return null
  } catch (error) {
    if (error instanceof PageOverflow) return refuse('brochureFull')
    throw error
  }
}
