import type { PostSummary } from '@/lib/posts/types'
import { PostCard, PostGrid } from './post-card'
import { cardTexts } from './texts'

/** A grid of posts, or the sentence that there are none. */
export async function PostList({ posts, empty }: { posts: readonly PostSummary[]; empty: string }) {
  if (posts.length === 0) return <p className="text-lead text-quiet">{empty}</p>
  const texts = await cardTexts()
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
