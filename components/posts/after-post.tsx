import { useLocale, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { DoNotCache } from '@/components/site/missing'
import { Icon } from '@/components/ui/icon'
import { ButtonLink, Link } from '@/components/ui/link'
import { LocalDate } from '@/components/ui/local-date'
import { absolute } from '@/lib/i18n/absolute'
import { adjacentPosts } from '@/lib/posts/queries'
import type { Post, PostSummary } from '@/lib/posts/schema'
import { textProps } from '@/lib/content/localized'
import { routes } from '@/lib/routes'
import { cardLabels } from './labels'
import { PostThumbnail } from './post-thumbnail'
import { SharePost } from './share-post'
import { AskLink } from '@/components/leads/ask-link'
import { useContent } from '@/lib/site/queries'

function AdjacentLink({ post, label, end = false }: { post: PostSummary; label: ReactNode; end?: boolean }) {
  return (
    <Link
      href={routes.post(post.slug)}
      className={`group grid content-start gap-1 py-4 ${end ? 'sm:col-start-2 sm:justify-items-end sm:text-end' : ''}`}
    >
      <span className="flex items-center gap-2 text-small text-quiet">{label}</span>
      <span
        lang={post.language}
        className="font-semibold text-balance text-vine wrap-anywhere underline-offset-4 group-hover:underline"
      >
        {post.title}
      </span>
    </Link>
  )
}

/** Nothing if the post is the only one in its language. */
function AdjacentPosts({ older, newer }: { older: PostSummary | null; newer: PostSummary | null }) {
  const t = useTranslations('Posts.article')
  if (!older && !newer) return null
  return (
    <nav
      aria-label={t('adjacent')}
      className="grid gap-x-8 border-y border-line py-2 max-sm:divide-y max-sm:divide-line sm:grid-cols-2"
    >
      {older && (
        <AdjacentLink
          post={older}
          label={
            <>
              <Icon name="arrow-left" className="size-4" /> {t('older')}
            </>
          }
        />
      )}
      {newer && (
        <AdjacentLink
          end
          post={newer}
          label={
            <>
              {t('newer')} <Icon name="arrow-right" className="size-4" />
            </>
          }
        />
      )}
    </nav>
  )
}

/** Smaller than in a list: picture, title, date. Nothing without posts. */
async function RelatedPosts({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null
  const [t, labels] = await Promise.all([getTranslations('Posts.article'), cardLabels()])
  return (
    <section aria-labelledby="related" className="bg-clay">
      <div className="shell py-10 sm:py-14">
        <h2 id="related" className="text-lead">
          {t('related')}
        </h2>
        <ul className="mt-6 grid gap-6 md:grid-cols-3">
          {posts.map((post) => (
            <li key={post.slug} className="relative flex gap-4 md:flex-col">
              <PostThumbnail
                post={post}
                className="w-2/5 self-start rounded-card md:w-full"
                sizes="(min-width: 48rem) 24rem, 36vw"
              />
              <div className="min-w-0 flex-1">
                <h3 lang={post.language} className="text-body leading-snug wrap-anywhere">
                  <Link href={routes.post(post.slug)} className="related-link">
                    {post.title}
                  </Link>
                </h3>
                <p className="mt-1 flex flex-wrap gap-x-3 text-small text-quiet">
                  <LocalDate iso={post.publishedAt} siteTag={labels.siteTag} />
                  {post.language !== labels.locale && <span>{labels.languages[post.language]}</span>}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/**
 * After a post: share links, and further reading unless the database is unavailable. The shared address is in the
 * post's own language, the one known to search engines.
 */
export async function AfterPost({ slug, title, language }: Pick<Post, 'slug' | 'title' | 'language'>) {
  const reading = await adjacentPosts(slug)
  const { older, newer, related } =
    reading.state === 'unavailable' ? { older: null, newer: null, related: [] } : reading.data
  return (
    <div className="print:hidden">
      {reading.state === 'unavailable' && <DoNotCache />}
      <div className="shell pb-12 sm:pb-16">
        <div className="mx-auto grid max-w-[41.25rem] gap-10">
          <SharePost title={title} address={absolute(routes.post(slug), language)} />
          <AskCard />
          <AdjacentPosts older={older} newer={newer} />
        </div>
      </div>
      <RelatedPosts posts={related} />
    </div>
  )
}

/** Leads from a post to the courses, in the page's language. */
function AskCard() {
  const locale = useLocale()
  const t = useTranslations('Home')
  const { home } = useContent()
  return (
    <aside
      aria-labelledby="learn"
      lang={locale}
      data-offer
      className="grid gap-5 rounded-card border border-line bg-clay p-6 sm:p-8"
    >
      <div>
        <h2 id="learn" className="text-lead">
          {home.title[locale]}
        </h2>
        <p className="mt-1 text-quiet" {...textProps(home.subtitle, locale)} />
      </div>
      <div className="flex flex-wrap gap-3">
        <AskLink />
        <ButtonLink variant="quiet" href={routes.courses}>
          {t('explore')}
        </ButtonLink>
      </div>
    </aside>
  )
}
