import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { LocalDate } from '@/components/ui/local-date'
import { toRoute } from '@/lib/i18n/paths'
import type { PostSummary } from '@/lib/posts/types'
import { PostDrawing } from './post-drawing'
import { PostPicture } from './post-picture'
import { cardTexts } from './texts'

/** Posts about the same, smaller than in a list of posts: picture, title, date. Nothing where there are none. */
export async function RelatedPosts({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null
  const [t, texts] = await Promise.all([getTranslations('Posts.article'), cardTexts()])
  return (
    <section aria-labelledby="related" className="bg-clay">
      <div className="shell py-10 sm:py-14">
        <h2 id="related" className="text-h3">
          {t('related')}
        </h2>
        <ul className="mt-6 grid gap-6 md:grid-cols-3">
          {posts.map((post) => (
            <li key={post.slug} className="relative flex gap-4 md:flex-col">
              {post.featuredImage ? (
                <PostPicture
                  src={post.featuredImage}
                  alt={post.featuredImageAlt}
                  lang={post.language}
                  className="aspect-video w-2/5 self-start rounded-card object-cover md:w-full"
                  sizes="(min-width: 48rem) 24rem, 36vw"
                />
              ) : (
                <PostDrawing
                  slug={post.slug}
                  className="aspect-video w-2/5 self-start rounded-card md:w-full"
                />
              )}
              <div className="min-w-0 flex-1">
                <h3 lang={post.language} className="text-body leading-snug wrap-anywhere">
                  <Link
                    href={toRoute(texts.base + post.slug)}
                    prefetch={false}
                    className="underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
                  >
                    {post.title}
                  </Link>
                </h3>
                <p className="mt-1 flex flex-wrap gap-x-3 text-small text-quiet">
                  <LocalDate iso={post.publishedAt} siteTag={texts.siteTag} />
                  {post.language !== texts.locale && <span>{texts.languages[post.language]}</span>}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
