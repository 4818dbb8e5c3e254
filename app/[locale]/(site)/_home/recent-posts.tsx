import { getTranslations } from 'next-intl/server'
import { cardLabels } from '@/components/posts/labels'
import { PostCard } from '@/components/posts/post-card'
import { PostGrid } from '@/components/posts/post-grid'
import { DoNotCache } from '@/components/site/missing'
import { postPage } from '@/lib/posts/queries'

/** The three newest posts, or the reason for their absence. */
export async function RecentPosts() {
  const [reading, t, labels] = await Promise.all([postPage(1), getTranslations('Home'), cardLabels()])
  const posts = reading.state === 'unavailable' ? [] : reading.data.posts.slice(0, 3)
  return (
    <>
      {reading.state === 'unavailable' && (
        <p role="alert" className="mb-8 font-medium text-alert">
          <DoNotCache />
          {t('recentError')}
        </p>
      )}
      {reading.state !== 'unavailable' && posts.length === 0 && (
        <p className="text-quiet">{t('recentNone')}</p>
      )}
      <PostGrid list>
        {posts.map((post) => (
          <li key={post.slug}>
            <PostCard post={post} labels={labels} shape="compact" />
          </li>
        ))}
      </PostGrid>
    </>
  )
}
