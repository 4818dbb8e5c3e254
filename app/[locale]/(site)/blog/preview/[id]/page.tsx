import { getLocale, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { PostArticle } from '@/components/posts/post-article'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { formatTime } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/routing'
import { postText } from '@/lib/markdown/markdown'
import { previewedPost } from '@/lib/posts/queries'
import { changedAt, readingMinutes } from '@/lib/posts/reading'

type Props = PageProps<'/[locale]/blog/preview/[id]'>

/** Omits the post's title, because this one appears in browser histories and messages. */
export async function generateMetadata({ params }: Props) {
  const post = await previewedPost((await params).id)
  const head = await unlistedMetadataOf(post ? 'postPreview' : 'notFound')
  return { ...head, robots: { index: false, follow: false }, referrer: 'no-referrer' as const }
}

/** Banner above a private post: that it is private, and when its link expires on the provider's clock. */
async function PreviewBanner({ until, locale }: { until: string; locale: Locale }) {
  const t = await getTranslations('Posts.preview')
  return (
    <aside aria-label={t('banner')} className="relative z-10 border-y border-grain bg-clay print:hidden">
      <p className="shell py-3 text-small">
        <strong className="font-semibold">{t('banner')}.</strong>{' '}
        {t('text', { time: formatTime(until, locale) })}
      </p>
    </aside>
  )
}

/** A post as stored, for holders of its private link; otherwise not found. */
export default async function PreviewPage({ params }: Props) {
  await connection()
  const post = await previewedPost((await params).id)
  // Thrown before anything is sent, so that the status is 404; `Missing` is for prerendered pages.
  if (!post) notFound()
  const locale = await getLocale()
  const text = await postText({ source: post.content, locale, language: post.language })
  const publishedAt = post.publishedAt ?? post.updatedAt
  const meta = {
    publishedAt,
    changedAt: changedAt({ publishedAt, updatedAt: post.updatedAt }),
    minutes: readingMinutes(text.words),
    translation: null,
  }
  return (
    <>
      <PreviewBanner until={post.expiresAt} locale={locale} />
      {/* A title without a picture follows the site's header directly; here the banner is between them. */}
      <div className={post.featuredImage ? undefined : 'pt-18'}>
        <PostArticle post={{ ...post, ...meta }} outline={text}>
          {text.content}
        </PostArticle>
      </div>
    </>
  )
}
