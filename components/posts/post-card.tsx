import type { Route } from 'next'
import Link from 'next/link'
import { LoadingSign } from '@/components/ui/loading-sign'
import { LocalDate } from '@/components/ui/local-date'
import { toRoute } from '@/lib/i18n/paths'
import { markedParts } from '@/lib/posts/marked-parts'
import type { PostSummary } from '@/lib/posts/schema'
import type { CardLabels } from './labels'
import { PostThumbnail } from './post-thumbnail'

/** A post's category, linked to all its posts. */
export function CategoryLink({
  href,
  name,
  className = '',
}: {
  href: Route
  name: string
  className?: string
}) {
  return (
    <Link href={href} prefetch={false} className={`category-link ${className}`}>
      {name}
    </Link>
  )
}

/** A card; on a phone a row without the excerpt; or a list's first post, two columns wide. */
const shapes = {
  card: {
    heading: 'h2',
    article: 'flex-col',
    picture: '',
    language: '',
    sizes: '(min-width: 64rem) 24rem, (min-width: 48rem) 46vw, 88vw',
    words: '',
    title: '',
    excerpt: '',
  },
  compact: {
    heading: 'h3',
    article: 'sm:flex-col',
    picture: 'max-sm:aspect-auto max-sm:w-[22%] max-sm:shrink-0',
    // Beside the link, because the picture is too narrow.
    language: 'max-sm:top-auto max-sm:right-4 max-sm:bottom-3 max-sm:left-auto max-sm:shadow-none',
    // On a phone, cropped from a picture as high as the row.
    sizes: '(min-width: 64rem) 24rem, (min-width: 48rem) 38vw, (min-width: 40rem) 92vw, 66vw',
    words: 'max-sm:gap-0.5 max-sm:px-3.5 max-sm:pt-3 max-sm:pb-0',
    title: 'max-sm:text-body max-sm:leading-snug',
    excerpt: 'max-sm:hidden',
  },
  lead: {
    heading: 'h2',
    article: 'flex-col',
    picture: 'max-sm:aspect-[5/2] lg:aspect-[2/1]',
    language: '',
    sizes: '(min-width: 64rem) 50rem, 88vw',
    words: 'max-sm:pt-3 lg:p-8',
    title: 'sm:text-quote',
    excerpt: '',
  },
} as const

/** Marks search matches. */
function Marked({ text, query }: { text: string; query: string }) {
  return markedParts(text, query).map((part, index) => (index % 2 ? <mark key={index}>{part}</mark> : part))
}

/** A post in a grid. The whole card links to it; the link's name includes the title. */
export function PostCard({
  post,
  labels,
  shape = 'card',
  eager = false,
  query = '',
}: {
  post: PostSummary
  labels: CardLabels
  shape?: keyof typeof shapes
  /** On the first screen, so that it must not wait. */
  eager?: boolean
  query?: string
}) {
  const look = shapes[shape]
  const Heading = look.heading
  return (
    <article className={`group card h-full ${look.article}`}>
      <PostThumbnail post={post} className={`w-full ${look.picture}`} sizes={look.sizes} eager={eager} />
      {post.language !== labels.locale && (
        <span
          className={`absolute top-3 left-3 rounded-full bg-raised px-2.5 text-small text-ink shadow-card ${look.language}`}
        >
          {labels.languages[post.language]}
        </span>
      )}
      <div className={`flex min-w-0 flex-1 flex-col gap-3 p-6 ${look.words}`}>
        <div className="card-facts">
          <LocalDate iso={post.publishedAt} siteTag={labels.siteTag} />
          {post.category && (
            <CategoryLink
              href={toRoute(`${labels.blog}/category/${post.category}`)}
              name={labels.categories[post.category]}
              // Above the link that covers the card.
              className="relative z-1"
            />
          )}
        </div>
        <Heading lang={post.language} className={`text-lead wrap-anywhere ${look.title}`}>
          <Marked text={post.title} query={query} />
        </Heading>
        {post.excerpt && (
          <p lang={post.language} className={`line-clamp-3 text-quiet ${look.excerpt}`}>
            <Marked text={post.excerpt} query={query} />
          </p>
        )}
        <Link href={toRoute(`${labels.blog}/${post.slug}`)} prefetch={false} className="card-link">
          <span aria-hidden>{labels.readMore}</span>
          {/* Screen readers list links out of context, so include the title. */}
          <span className="sr-only">{`${labels.readMore}: ${post.title}`}</span>
          <LoadingSign label={labels.loading} />
        </Link>
      </div>
    </article>
  )
}
