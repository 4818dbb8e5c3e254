import { getLocale } from 'next-intl/server'
import { NotKept } from '@/components/site/not-kept'
import { env } from '@/lib/env'
import { localePath } from '@/lib/i18n/paths'
import { neighboursOf } from '@/lib/posts/neighbours'
import { NeighbourLinks } from './neighbour-links'
import { RelatedPosts } from './related-posts'
import { SharePost } from './share-post'

/** What follows a post: the ways to pass it on, and what to read next. Without the database there is no next. */
export async function AfterPost({ slug, title }: { slug: string; title: string }) {
  const [locale, reading] = await Promise.all([getLocale(), neighboursOf(slug)])
  const { older, newer, related } =
    reading.from === 'nowhere' ? { older: null, newer: null, related: [] } : reading.data
  return (
    <div className="print:hidden">
      {reading.from !== 'database' && <NotKept />}
      <div className="shell pb-12 sm:pb-16">
        <div className="mx-auto grid max-w-[46rem] gap-10">
          <SharePost title={title} address={env.SITE_URL + localePath(`/blog/${slug}`, locale)} />
          <NeighbourLinks older={older} newer={newer} />
        </div>
      </div>
      <RelatedPosts posts={related} />
    </div>
  )
}
