import Link from 'next/link'
import type { ReactNode } from 'react'
import { LocalDate } from '@/components/ui/local-date'
import { toRoute } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import type { PostCategory } from '@/lib/posts/categories'
import type { PostSummary } from '@/lib/posts/types'
import { CategoryLink } from './category-link'
import { PostDrawing } from './post-drawing'
import { PostPicture } from './post-picture'

/** What a card says besides the post itself, in the page's language. */
export interface CardTexts {
  readonly readMore: string
  /** The same with the title, for those who hear links out of their context; `{title}` stands for it. */
  readonly readMoreOf: string
  readonly locale: Locale
  readonly siteTag: string
  readonly languages: Record<Locale, string>
  readonly categories: Record<PostCategory, string>
  /** What stands before a slug in the address: `/blog/` or `/af/blog/`. */
  readonly base: string
}

/** A post in a grid of posts. The whole card leads to it; the link's name says where to. */
export function PostCard({
  post,
  texts,
  heading: Heading = 'h2',
}: {
  post: PostSummary
  texts: CardTexts
  heading?: 'h2' | 'h3'
}) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-raised transition-shadow duration-150 hover:shadow-card">
      {post.featuredImage ? (
        <PostPicture
          src={post.featuredImage}
          alt={post.featuredImageAlt}
          lang={post.language}
          className="aspect-video w-full object-cover"
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw"
        />
      ) : (
        <PostDrawing slug={post.slug} className="aspect-video w-full" />
      )}
      <div className="flex flex-1 flex-col gap-3 p-6">
        <div className="-my-2.5 flex flex-wrap items-center gap-x-3 text-small text-quiet">
          <LocalDate iso={post.publishedAt} siteTag={texts.siteTag} />
          {post.category && (
            <CategoryLink
              category={post.category}
              name={texts.categories[post.category]}
              base={texts.base}
              // Above the link that covers the card.
              className="relative z-1"
            />
          )}
          {post.language !== texts.locale && (
            <span className="ml-auto rounded-full border border-control px-2.5 text-ink">
              {texts.languages[post.language]}
            </span>
          )}
        </div>
        <Heading lang={post.language} className="text-h3 wrap-anywhere">
          {post.title}
        </Heading>
        {post.excerpt && (
          <p lang={post.language} className="line-clamp-3 text-quiet">
            {post.excerpt}
          </p>
        )}
        <Link
          href={toRoute(texts.base + post.slug)}
          prefetch={false}
          className="mt-auto inline-flex min-h-11 items-center self-start font-semibold text-vine underline decoration-grain decoration-2 underline-offset-4 after:absolute after:inset-0 after:rounded-card"
        >
          <span aria-hidden>{texts.readMore}</span>
          <span className="sr-only">{texts.readMoreOf.replace('{title}', post.title)}</span>
        </Link>
      </div>
    </article>
  )
}

/**
 * Three columns of posts (specification, section 9); one on a phone, two between. A `list` has one there too, with the
 * pictures beside: three posts would leave a hole in two columns.
 */
export function PostGrid({ list = false, children }: { list?: boolean; children: ReactNode }) {
  const between = list
    ? 'md:max-lg:[&_article]:flex-row md:max-lg:[&_img]:aspect-[4/3] md:max-lg:[&_img]:w-2/5'
    : 'md:grid-cols-2'
  return <ul className={`grid gap-6 lg:grid-cols-3 ${between}`}>{children}</ul>
}
