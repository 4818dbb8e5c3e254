import { getLocale } from 'next-intl/server'
import { permanentRedirect } from 'next/navigation'
import { AfterPost } from '@/components/posts/after-post'
import { PostArticle } from '@/components/posts/post-article'
import { PostJsonLd } from '@/components/posts/post-json-ld'
import { PostNotFound } from '@/components/posts/post-not-found'
import { Missing } from '@/components/site/missing'
import { DoNotCache } from '@/components/site/do-not-cache'
import { isBuilding } from '@/lib/env'
import { localePath } from '@/lib/i18n/paths'
import { postText } from '@/lib/markdown/markdown'
import { resolveRedirect, postBySlug, slugsToPrerender } from '@/lib/posts/queries'
import { changedAt, readingMinutes } from '@/lib/posts/reading'
import { headOf, unlistedMetadata } from '@/lib/seo/metadata'
import { postFacts } from '@/lib/seo/facts'

export const revalidate = 60

export async function generateStaticParams() {
  return (await slugsToPrerender()).map((slug) => ({ slug }))
}

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props) {
  const reading = await postBySlug((await params).slug)
  if (reading.state === 'unavailable' || !reading.data) return unlistedMetadata('postNotFound')
  return headOf(postFacts(reading.data))
}

export default async function PostPage({ params }: Props) {
  const { slug } = await params
  const [reading, locale] = await Promise.all([postBySlug(slug), getLocale()])
  // A failed reading shows the same page as no post (specification, section 8); it has been logged.
  if (reading.state === 'unavailable' || !reading.data) {
    // The list of slugs came from the same database: rather no build than one whose posts are not there.
    if (isBuilding && reading.state === 'unavailable')
      throw new Error(`The database did not give the post ${slug}.`)
    const moved = reading.state === 'unavailable' ? reading : await resolveRedirect(slug)
    if (moved.state !== 'unavailable' && moved.data)
      permanentRedirect(localePath(`/blog/${moved.data}`, locale))
    return (
      <>
        {moved.state === 'unavailable' && <DoNotCache />}
        <Missing>
          <PostNotFound />
        </Missing>
      </>
    )
  }
  const post = reading.data
  const text = await postText({ source: post.content, locale, language: post.language })
  return (
    <>
      {reading.state === 'stale' && <DoNotCache />}
      <PostArticle
        post={{ ...post, changedAt: changedAt(post), minutes: readingMinutes(text.words) }}
        outline={text}
      >
        {text.content}
      </PostArticle>
      <PostJsonLd post={post} />
      <AfterPost slug={post.slug} title={post.title} language={post.language} />
    </>
  )
}
