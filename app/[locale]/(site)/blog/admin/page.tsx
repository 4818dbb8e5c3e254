import { getLocale } from 'next-intl/server'
import { BinView } from '@/components/posts/admin/bin-view'
import { PostsView } from '@/components/posts/admin/posts-view'
import { ViewNav } from '@/components/posts/admin/view-nav'
import { unlistedMetadataOf } from '@/components/site/page-metadata'
import { StaffBar } from '@/components/staff/admin/staff-bar'
import { staffListAddress, staffListQuery } from '@/lib/posts/list-params'
import { routes, withQuery } from '@/lib/routes'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('blogAdmin')

export default async function BlogAdminPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const [locale, params] = await Promise.all([getLocale(), searchParams])
  const query = staffListQuery(params)
  // The way back keeps the post that the address asks to open.
  const path =
    typeof params.edit === 'string'
      ? withQuery(routes.blogAdmin, { edit: params.edit })
      : staffListAddress(query)
  const staff = await requireStaff(locale, path)
  return (
    <>
      <StaffBar staff={staff} switches={false} />
      <div data-staff className="shell max-w-5xl py-10">
        <ViewNav view={query.view} />
        {query.view === 'bin' ? <BinView query={query} /> : <PostsView query={query} staff={staff} />}
      </div>
    </>
  )
}
