import { DoNotCache } from '@/components/site/do-not-cache'
import { neighboursOf } from '@/lib/posts/neighbours'
import type { Post } from '@/lib/posts/types'
import { absolute } from '@/lib/seo/addresses'
import { NeighbourLinks } from './neighbour-links'
import { RelatedPosts } from './related-posts'
import { SharePost } from './share-post'

/** What follows a post: the ways to pass it on, and what to read next. Without the database there is no next.
 * What is passed on is the address in the post's own language, which search engines know.
 */
export async function AfterPost({ slug, title, language }: Pick<Post, 'slug' | 'title' | 'language'>) {
  const reading = await neighboursOf(slug)
  const { older, newer, related } =
    reading.state === 'unavailable' ? { older: null, newer: null, related: [] } : reading.data
  return (
    <div className="print:hidden">
      {reading.state !== 'fresh' && <DoNotCache />}
      <div className="shell pb-12 sm:pb-16">
        <div className="mx-auto grid max-w-[46rem] gap-10">
          <SharePost title={title} address={absolute(`/blog/${slug}`, language)} />
          <NeighbourLinks older={older} newer={newer} />
        </div>
      </div>
      <RelatedPosts posts={related} />
    </div>
  )
}
