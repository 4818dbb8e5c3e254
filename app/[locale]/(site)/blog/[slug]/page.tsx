import { getLocale } from 'next-intl/server'
import { permanentRedirect } from 'next/navigation'
import { AfterPost } from '@/components/posts/after-post'
import { PostArticle } from '@/components/posts/post-article'
import { BelowTheFold } from '@/components/site/below-the-fold'
import { JsonLd } from '@/components/site/document/json-ld'
import { Missing } from '@/components/site/missing'
import { metadataOf, unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { isBuilding } from '@/lib/env'
import { localePath } from '@/lib/i18n/paths'
import { translator } from '@/lib/i18n/translator'
import { BELOW } from '@/lib/markdown/first-screen'
import { postText } from '@/lib/markdown/markdown'
import { postBySlug, resolveRedirect, slugsToPrerender } from '@/lib/posts/queries'
import { changedAt, readingMinutes } from '@/lib/posts/reading'
import type { Post } from '@/lib/posts/schema'
import { routes } from '@/lib/routes'
import { blogPosting } from '@/lib/seo/json-ld-nodes'
import { postMeta } from '@/lib/seo/page-meta'
import { siteContent } from '@/lib/site/queries'
import PostNotFound from './not-found'

export async function generateStaticParams() {
  return (await slugsToPrerender()).map((slug) => ({ slug }))
}

type Props = PageProps<'/[locale]/blog/[slug]'>

export async function generateMetadata({ params }: Props) {
  const reading = await postBySlug((await params).slug)
  if (reading.state === 'unavailable' || !reading.data) return unlistedMetadataOf('postNotFound')
  return metadataOf(postMeta((await siteContent()).organisation, reading.data))
}

/** Structured data of the post. The copy under the other prefix describes the original. */
async function PostJsonLd({ post }: { post: Post }) {
  const { organisation } = await siteContent()
  const t = translator(post.language)
  const meta = postMeta(organisation, post)
  const section = post.category ? t(`Posts.categories.${post.category}`) : undefined
  return (
    <JsonLd
      meta={meta}
      breadcrumbs={[
        { name: t('Posts.list.title'), path: routes.blog },
        { name: post.title, path: meta.path },
      ]}
      nodes={[blogPosting(organisation, post, meta, section)]}
    />
  )
}

export default async function PostPage({ params }: Props) {
  const { slug } = await params
  const [reading, locale] = await Promise.all([postBySlug(slug), getLocale()])
  // A failed read, already logged, shows the same page as a missing post.
  if (reading.state === 'unavailable' || !reading.data) {
    // Slugs come from the same database: no build is better than one without its posts.
    if (isBuilding && reading.state === 'unavailable')
      throw new Error(`The database did not give the post ${slug}.`)
    const moved = reading.state === 'unavailable' ? reading : await resolveRedirect(slug)
    if (moved.state !== 'unavailable' && moved.data)
      permanentRedirect(localePath(routes.post(moved.data), locale))
    return (
      <Missing doNotCache={moved.state === 'unavailable'}>
        <PostNotFound />
      </Missing>
    )
  }
  const post = reading.data
  const text = await postText({
    source: post.content,
    locale,
    language: post.language,
    elements: { [BELOW]: BelowTheFold },
  })
  return (
    <>
      <PostArticle
        post={{ ...post, changedAt: changedAt(post), minutes: readingMinutes(text.words) }}
        outline={text}
      >
        {text.content}
      </PostArticle>
      <PostJsonLd post={post} />
      <BelowTheFold>
        <AfterPost slug={post.slug} title={post.title} language={post.language} />
      </BelowTheFold>
    </>
  )
}
