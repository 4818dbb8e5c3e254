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

/** The cookie with the id of a visitor's preview link. */
export const PREVIEW_COOKIE = 'content-preview'

/** Validity of a preview link in seconds: 7 days, as in the database. */
export const PREVIEW_SECONDS = 7 * 24 * 60 * 60

const liveDocuments = z.object({ documents: z.record(z.string(), z.unknown()) })
const previewed = liveDocuments.extend({ as_of: isoTime.nullable() })

async function readDocuments(client: ReturnType<typeof publicClient>) {
  const { data } = await client.rpc('site_content', undefined, { get: true }).throwOnError()
  return liveDocuments.parse(data).documents
}

/**
 * The published documents; during an outage the last ones read. @throws Error if none were read, or in a build, which
 * would render every page from old content: sample content must not pass for published content.
 */
export const publishedDocuments = cache(async (): Promise<PublishedDocuments> => {
  const read = await reading('content', () => readDocuments(publicClient()))
  if (read.state === 'fresh') await storeKnownContent(read.data)
  const documents = read.state === 'fresh' ? read.data : isBuilding ? null : await lastKnownContent()
  if (!documents) throw new Error('the content of the site cannot be read')
  return documents
})

/** The published content. @throws Error if the database does not answer and never has. */
export const publishedContent = cache(async (): Promise<Content> =>
  contentOf(await publishedDocuments(), today()),
)

/** A preview link's documents with every draft applied, or as of the link's moment; null if the link is invalid. */
async function previewedDocuments(link: string | undefined) {
  const id = z.guid().safeParse(link)
  if (!id.success) return null
  const { data } = await uncachedClient().rpc('content_preview', { preview_id: id.data }).throwOnError()
  return data === null ? null : previewed.parse(data)
}

/** Whether a preview link is valid. @throws the database's error if it does not answer. */
export const isPreviewLink = async (id: string) => (await previewedDocuments(id)) !== null

/**
 * The documents of the browser's preview link, their moment (ISO 8601; null for now with the drafts), and the number of
 * values still invented. `gone` if the link has expired or was withdrawn; null without one.
 */
export const currentPreview = cache(async () => {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return null
  const preview = await previewedDocuments((await cookies()).get(PREVIEW_COOKIE)?.value)
  if (!preview) return 'gone'
  const published = completeDocuments(await readDocuments(uncachedClient()))
  const shown = documentKeys.map((key) => [
    key,
    (key in preview.documents && previewable(key, preview.documents[key])) || published[key],
  ])
  const documents = Object.fromEntries(shown) as Documents
  return { documents, asOf: preview.as_of, samples: remainingSamples(documents).length }
})

/** The moment at which this browser sees the site. */
export const effectiveMoment = cache(async (): Promise<Date> => {
  const preview = await currentPreview()
  return new Date((preview && preview !== 'gone' && preview.asOf) || Date.now())
})

/**
 * The content for a page: that of the visitor's preview link, else the published one. @throws Error if the database
 * does not answer and never has.
 */
export const siteContent = cache(async (): Promise<Content> => {
  const preview = await currentPreview()
  if (!preview || preview === 'gone') return publishedContent()
  return contentFrom(preview.documents, today(await effectiveMoment()))
})

/** The same for a synchronous component, like next-intl's hooks for translations. */
export const useContent = (): Content => use(siteContent())

/** The current slug of the level formerly at this one; null if there is none. */
export function levelRedirect(slug: string): Promise<Reading<string | null>> {
  return reading('level', async () => {
    if (!slugField().safeParse(slug).success) return null
    const { data } = await publicClient()
      .rpc('content_redirect', { old_slug: slug }, { get: true })
      .throwOnError()
    return z.string().nullable().parse(data)
  })
}

/** Expires every page, file and picture, so that no code needs to know which show a change. For visible changes. */
export function revalidateAllPages(): void {
  revalidatePath('/', 'layout')
}
