import { getTranslations } from 'next-intl/server'
import { BinView } from '@/components/posts/admin/bin-view'
import { PostFilters } from '@/components/posts/admin/post-filters'
import { PostsView } from '@/components/posts/admin/posts-view'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { RolePage, StaffPage } from '@/components/staff/admin/staff-page'
import { Notice } from '@/components/ui/notice'
import { staffListAddress, staffListQuery } from '@/lib/posts/list-params'
import { routes, withQuery } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('blogAdmin')

export default async function BlogAdminPage({ searchParams }: PageProps<'/[locale]/blog/admin'>) {
  const params = await searchParams
  const query = staffListQuery(params)
  // Returning from sign-in opens the requested post.
  const path =
    typeof params.edit === 'string'
      ? withQuery(routes.blogAdmin, { edit: params.edit })
      : staffListAddress(query)
  const session = await settle('blogAdmin', requireStaff(path))
  const t = await getTranslations('Posts.admin')
  if (!session.ok)
    // The visitor is not known to be staff, so nothing private is shown.
    return (
      <StaffPage title={t('title')}>
        <div className="grid gap-6">
          <Notice variant="alert">{t('fetchFailed')}</Notice>
          <PostFilters query={query} />
        </div>
      </StaffPage>
    )
  return query.view === 'bin' ? (
    <RolePage role="editor" staff={session.data} title={t('binTitle')}>
      <BinView query={query} />
    </RolePage>
  ) : (
    <RolePage role="editor" staff={session.data} refusedTitle={t('title')}>
      <PostsView query={query} staff={session.data} />
    </RolePage>
  )
}
