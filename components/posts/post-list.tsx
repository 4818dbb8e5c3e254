import { getTranslations } from 'next-intl/server'
import { BelowTheFold } from '@/components/site/below-the-fold'
import { Link } from '@/components/ui/link'
import { type PostCategory, postCategories } from '@/lib/posts/fields'
import type { PostSummary } from '@/lib/posts/schema'
import { type Path, routes } from '@/lib/routes'
import { cardLabels } from './labels'
import { PostCard } from './post-card'
import { PostGrid } from './post-grid'
import { OtherLanguage, groupsOf } from './post-groups'

/**
 * Posts in grids, those of the page's language first, others below their language's name; or a sentence that there are
 * none. `hasLead` gives the first post two columns; search matches are marked.
 */
export async function PostList({
  posts,
  empty,
  hasLead = false,
  query,
}: {
  posts: readonly PostSummary[]
  empty: string
  hasLead?: boolean
  query?: string
}) {
  if (posts.length === 0) return <p className="text-lead text-quiet">{empty}</p>
  const labels = await cardLabels()
  const card = (post: PostSummary) => {
    const isFirst = post === posts[0]
    const isLead = hasLead && isFirst
    // As tall as the lead, so with more of its text.
    const isBeside = hasLead && post === posts[1]
    return (
      <li
        key={post.slug}
        className={isLead ? 'md:col-span-2' : isBeside ? 'lg:[&_.line-clamp-3]:line-clamp-6' : undefined}
      >
        <PostCard
          post={post}
          labels={labels}
          shape={isLead ? 'lead' : 'card'}
          eager={isFirst}
          query={query}
        />
      </li>
    )
  }
  // The first row of a wide screen, where the lead takes two of three columns.
  const first = hasLead ? 2 : 3
  const groups = groupsOf(posts)
  const own = groups.find(({ language }) => language === labels.locale)
  const others = groups.filter((group) => group !== own)
  return (
    <>
      {own && (
        <PostGrid>
          {own.posts.slice(0, first).map(card)}
          {own.posts.length > first && (
            <BelowTheFold placeholder="li">{own.posts.slice(first).map(card)}</BelowTheFold>
          )}
        </PostGrid>
      )}
      {others.map((group) => (
        <BelowTheFold key={group.language}>
          <OtherLanguage language={group.language} name={labels.languages[group.language]}>
            <PostGrid>{group.posts.map(card)}</PostGrid>
          </OtherLanguage>
        </BelowTheFold>
      ))}
    </>
  )
}

/**
 * Links to all posts and each category, at the addresses of their lists unless `addressOf` gives others. `current` is
 * null for all posts.
 */
export async function CategoryNav({
  current,
  addressOf = (category) => (category ? routes.category(category) : routes.blog),
}: {
  current: PostCategory | null
  addressOf?: (category: PostCategory | null) => Path
}) {
  const t = await getTranslations('Posts.list')
  const categories = await getTranslations('Posts.categories')
  return (
    <nav aria-label={t('categoryNav')} className="mb-3 sm:mb-8">
      <ul className="filters">
        {[null, ...postCategories].map((category) => (
          <li key={category ?? 'all'}>
            <Link
              href={addressOf(category)}
              aria-current={category === current ? 'page' : undefined}
              className="filter-link"
            >
              {category ? categories(category) : t('allCategories')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
