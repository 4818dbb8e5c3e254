import { getLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { PostArticle } from '@/components/posts/post-article'
import { PreviewBanner } from '@/components/posts/preview-banner'
import { postText } from '@/lib/markdown/markdown'
import { previewedPost } from '@/lib/posts/preview-queries'
import { changedAt, readingMinutes } from '@/lib/posts/reading'
import { unlistedMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ id: string }> }

/** The title tells nothing of the post: it stands in histories and messages. */
export async function generateMetadata({ params }: Props) {
  const post = await previewedPost((await params).id)
  const head = await unlistedMetadata(post ? 'postPreview' : 'notFound')
  return { ...head, robots: { index: false, follow: false }, referrer: 'no-referrer' as const }
}

/** A post as it is stored, for whoever has its private link; anything else is no page. */
export default async function PreviewPage({ params }: Props) {
  await connection()
  const post = await previewedPost((await params).id)
  // Thrown before anything is sent, so that the status says it; `Missing` is for pages that are made beforehand.
  if (!post) notFound()
  const locale = await getLocale()
  const text = await postText({ source: post.content, locale, language: post.language })
  const publishedAt = post.publishedAt ?? post.updatedAt
  const facts = {
    publishedAt,
    changedAt: changedAt({ publishedAt, updatedAt: post.updatedAt }),
    minutes: readingMinutes(text.words),
    translation: null,
  }
  return (
    <>
      <PreviewBanner until={post.expiresAt} locale={locale} />
      {/* A title without a picture begins under the site's header; here the banner stands between them. */}
      <div className={post.featuredImage ? undefined : 'pt-18'}>
        <PostArticle post={{ ...post, ...facts }} outline={text}>
          {text.content}
        </PostArticle>
      </div>
    </>
  )
}
