import { getTranslations } from 'next-intl/server'
import type { PostSummary } from '@/lib/posts/types'
import { PostCard, PostGrid } from './post-card'
import { cardTexts } from './texts'

/** A grid of posts, or the sentence that there are none. */
export async function PostList({ posts }: { posts: readonly PostSummary[] }) {
  const [t, texts] = await Promise.all([getTranslations('Blog'), cardTexts()])
  if (posts.length === 0) return <p className="text-lead text-quiet">{t('empty')}</p>
  return (
    <PostGrid>
      {posts.map((post) => (
        <li key={post.slug}>
          <PostCard post={post} texts={texts} />
        </li>
      ))}
    </PostGrid>
  )
}
