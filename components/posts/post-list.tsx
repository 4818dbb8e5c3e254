import { getTranslations } from 'next-intl/server'
import { BelowTheFold } from '@/components/site/below-the-fold'
import { Link } from '@/components/ui/link'
import { type PostCategory, postCategories } from '@/lib/posts/fields'
import type { PostSummary } from '@/lib/posts/schema'
import { type Path, routes } from '@/lib/routes'
import { cardLabels } from './labels'
import { PostCard } from './post-card'
import { PostGrid } from './post-grid'

/**
 * A grid of posts, or the sentence that there are none. `hasLead` gives the first of them two columns; what was searched for
 * is marked.
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
  const cards = posts.map((post, index) => {
    const isLead = hasLead && index === 0
    return (
      <li key={post.slug} className={isLead ? 'md:col-span-2' : undefined}>
        <PostCard
          post={post}
          labels={labels}
          shape={isLead ? 'lead' : 'card'}
          eager={index === 0}
          query={query}
        />
      </li>
    )
  })
  // The first row of a wide screen, of which the first post may take two columns of three.
  const first = hasLead ? 2 : 3
  return (
    <PostGrid>
      {cards.slice(0, first)}
      {cards.length > first && <BelowTheFold placeholder="li">{cards.slice(first)}</BelowTheFold>}
    </PostGrid>
  )
}

/**
 * Links to all posts and to those of each category, at the addresses of their lists unless `addressOf` gives others.
 * `current` is null where all are shown.
 */
export async function CategoryNav({
  current,
  addressOf = (category) => (category ? routes.category(category) : routes.blog),
}: {
  current: PostCategory | null
  addressOf?: (category: PostCategory | null) => Path
}) {
  const [t, categories] = await Promise.all([
    getTranslations('Posts.list'),
    getTranslations('Posts.categories'),
  ])
  return (
    <nav aria-label={t('categoryNav')} className="mb-8">
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
