import { getTranslations } from 'next-intl/server'
import { StaffTime } from '@/components/ui/admin/staff-time'
import { SectionSubtitle } from '@/components/staff/admin/section-card'
import { Link } from '@/components/ui/link'
import type { UnpublishedPosts as Posts } from '@/lib/posts/admin-queries'
import { routes, withQuery } from '@/lib/routes'

async function List({ posts, status }: { posts: Posts; status: 'draft' | 'scheduled' }) {
  const t = await getTranslations('Dashboard')
  const draft = status === 'draft'
  return (
    <div>
      <SectionSubtitle>{draft ? t('drafts') : t('scheduled')}</SectionSubtitle>
      {posts.total === 0 ? (
        <p className="mt-1 text-quiet">{draft ? t('draftsNone') : t('scheduledNone')}</p>
      ) : (
        <>
          <ul>
            {posts.posts.map(({ id, title, scheduledAt, updatedAt }) => (
              <li key={id} className="border-b border-line">
                <Link href={withQuery(routes.blogAdmin, { edit: id })} className="block py-2 hover:text-vine">
                  <span className="block [overflow-wrap:anywhere]">{title || t('untitled')}</span>
                  <span className="text-small text-quiet">
                    <StaffTime iso={scheduledAt ?? updatedAt} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <Link href={withQuery(routes.blogAdmin, { status })} className="row-link mt-1 py-1">
            {draft ? t('allDrafts', { count: posts.total }) : t('allScheduled', { count: posts.total })}
          </Link>
        </>
      )}
    </div>
  )
}

/** Posts that are not published yet: drafts, and scheduled ones. */
export function WaitingPosts({ drafts, scheduled }: { drafts: Posts; scheduled: Posts }) {
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <List posts={drafts} status="draft" />
      <List posts={scheduled} status="scheduled" />
    </div>
  )
}
