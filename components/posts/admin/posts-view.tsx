import { getLocale, getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { EmptyList, NothingFound } from '@/components/ui/admin/list-section'
import { Notice } from '@/components/ui/notice'
import { Pager } from '@/components/ui/pager'
import { counted } from '@/lib/i18n/formats'
import { localePath } from '@/lib/i18n/paths'
import { STAFF_PAGE_SIZE, staffPosts } from '@/lib/posts/admin-queries'
import { waitingDrafts } from '@/lib/posts/editor/draft-queries'
import { type StaffListQuery, isFiltered, staffListAddress } from '@/lib/posts/list-params'
import { settle } from '@/lib/settle'
import { siteContent } from '@/lib/site/queries'
import type { Staff } from '@/lib/staff/queries'
import { BlogAdmin } from './blog-admin'
import { PostFilters } from './post-filters'

/** Blog Admin's posts: the editor, filters, filtered list and pager. */
export async function PostsView({ query, staff }: { query: StaffListQuery; staff: Staff }) {
  const readAt = new Date().toISOString()
  const [locale, t, { organisation }, posts, drafts] = await Promise.all([
    getLocale(),
    getTranslations('Posts.admin'),
    siteContent(),
    settle('staffPosts', staffPosts(query)),
    settle('waitingDrafts', waitingDrafts()),
  ])
  const found = posts.ok ? posts.data : null
  // The last page became empty.
  if (found?.posts.length === 0 && query.page > 1)
    redirect(localePath(staffListAddress({ ...query, page: 1 }), locale))
  const narrowed = isFiltered(query)
  return (
    <>
      {found === null && (
        <div className="mb-6">
          <Notice variant="alert">{t('fetchFailed')}</Notice>
        </div>
      )}
      <BlogAdmin
        posts={found?.posts ?? []}
        empty={
          found &&
          (narrowed ? (
            <NothingFound text={t('noneFound')} all={staffListAddress({})} />
          ) : (
            <EmptyList text={t('none')} />
          ))
        }
        staffId={staff.userId}
        provider={{ shortName: organisation.shortName, mission: organisation.mission }}
        sendsNewsletter={staff.role === 'admin'}
        drafts={drafts.ok ? { list: drafts.data, readAt } : null}
      >
        <PostFilters query={query} />
      </BlogAdmin>
      <p role="status" className="mt-3 text-small text-quiet empty:hidden">
        {found && found.total > 0 && t('count', counted(found.total, locale))}
      </p>
      <Pager
        page={query.page}
        pages={Math.ceil((found?.total ?? 0) / STAFF_PAGE_SIZE)}
        hrefOf={(page) => staffListAddress({ ...query, page })}
        labels={{ nav: t('pager'), previous: t('previous'), next: t('next') }}
      />
    </>
  )
}
