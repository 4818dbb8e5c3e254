import 'server-only'
import { cookies, draftMode } from 'next/headers'
import { cache, use } from 'react'
import { z } from 'zod'
import { previewable } from '@/lib/content/check'
import { type Content, contentFrom, contentOf } from '@/lib/content/content'
import { type Documents, completeDocuments, documentKeys } from '@/lib/content/documents'
import { slug as slugField } from '@/lib/content/fields'
import { remainingSamples } from '@/lib/content/samples'
import { isoTime, today } from '@/lib/dates'
import { isBuilding } from '@/lib/env'
import { type Reading, reading } from '@/lib/reading'
import { publicClient, uncachedClient } from '@/lib/supabase/public'
import { type PublishedDocuments, storeKnownContent, lastKnownContent } from './known-content'
import { revalidatePath } from 'next/cache'

/** The cookie with the id of the link through which somebody sees drafts on the pages. */
export const PREVIEW_COOKIE = 'content-preview'

/** How long a preview link works, in seconds: 7 days, as the database has it. */
export const PREVIEW_SECONDS = 7 * 24 * 60 * 60

const liveDocuments = z.object({ documents: z.record(z.string(), z.unknown()) })
const previewed = liveDocuments.extend({ as_of: isoTime.nullable() })

async function readDocuments(client: ReturnType<typeof publicClient>) {
  const { data } = await client.rpc('site_content', undefined, { get: true }).throwOnError()
  return liveDocuments.parse(data).documents
}

/** The published documents as they are at this moment. @throws the database's error when it does not answer. */
export const currentDocuments = () => readDocuments(uncachedClient())

/**
 * The documents that visitors see, those that have been published alone; without the database those that were read last.
 * @throws Error where none were read, or this is a build, which would make every page of old content: sample content must
 * not be taken for published content.
 */
export const publishedDocuments = cache(async (): Promise<PublishedDocuments> => {
  const read = await reading('content', () => readDocuments(publicClient()))
  if (read.state === 'fresh') await storeKnownContent(read.data)
  const documents = read.state === 'fresh' ? read.data : isBuilding ? null : await lastKnownContent()
  if (!documents) throw new Error('the content of the site cannot be read')
  return documents
})

/** The content that visitors see. @throws Error where the database does not answer and never has. */
export const publishedContent = cache(async (): Promise<Content> =>
  contentOf(await publishedDocuments(), today()),
)

/**
 * The documents with every draft laid over, or as they will be at the moment of the link, for the id of a preview link;
 * null where the link does not work.
 */
async function previewedDocuments(link: string | undefined) {
  const id = z.guid().safeParse(link)
  if (!id.success) return null
  const { data } = await uncachedClient().rpc('content_preview', { preview_id: id.data }).throwOnError()
  return data === null ? null : previewed.parse(data)
}

/** Whether a preview link works. @throws the database's error when it does not answer. */
export const isPreviewLink = async (id: string) => (await previewedDocuments(id)) !== null

/**
 * What the browser's preview link shows, as of when (ISO 8601; null for now with the drafts), and how many values are still
 * invented in it. `gone` once the link has expired or was withdrawn; null without one.
 */
export const currentPreview = cache(async () => {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return null
  const preview = await previewedDocuments((await cookies()).get(PREVIEW_COOKIE)?.value)
  if (!preview) return 'gone'
  const published = completeDocuments(await currentDocuments())
  const shown = documentKeys.map((key) => [
    key,
    (key in preview.documents && previewable(key, preview.documents[key])) || published[key],
  ])
  const documents = Object.fromEntries(shown) as Documents
  return { documents, asOf: preview.as_of, samples: remainingSamples(documents).length }
})

/** The moment as of which the pages show the site to this browser. */
export const effectiveMoment = cache(async (): Promise<Date> => {
  const preview = await currentPreview()
  return new Date((preview && preview !== 'gone' && preview.asOf) || Date.now())
})

/**
 * The content for a page: as the preview link has it that the visitor has followed, else the published one.
 * @throws Error where the database does not answer and never has.
 */
export const siteContent = cache(async (): Promise<Content> => {
  const preview = await currentPreview()
  if (!preview || preview === 'gone') return publishedContent()
  return contentFrom(preview.documents, today(await effectiveMoment()))
})

/** The same for a component that is not asynchronous, as next-intl's hooks are for translations. */
export const useContent = (): Content => use(siteContent())

/** The present slug of the level that was once at this one; null where there is none. */
export function levelRedirect(slug: string): Promise<Reading<string | null>> {
  return reading('level', async () => {
    if (!slugField().safeParse(slug).success) return null
    const { data } = await publicClient()
      .rpc('content_redirect', { old_slug: slug }, { get: true })
      .throwOnError()
    return z.string().nullable().parse(data)
  })
}

/**
 * Has every page, file and picture made anew, so that the next visitor sees it as it is now: which of them show what has
 * changed, nobody needs to know. An action calls it after a change of what visitors see.
 */
export function revalidateAllPages(): void {
  revalidatePath('/', 'layout')
}
