import { getLocale, getTranslations } from 'next-intl/server'
import { Pager } from '@/components/blog/pager'
import { BlogAdmin } from '@/components/staff/blog-admin'
import { editorTexts } from '@/components/staff/editor-texts'
import { StaffBar } from '@/components/staff/staff-bar'
import { Notice } from '@/components/ui/notice'
import { requireStaff } from '@/lib/auth/queries'
import { STAFF_PAGE_SIZE, staffPosts } from '@/lib/posts/queries'
import { searchQuery } from '@/lib/posts/search'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => unlistedMetadata('blogAdmin')

export default async function BlogAdminPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const locale = await getLocale()
  const staff = await requireStaff(locale, '/blog/admin')
  const { page } = searchQuery(await searchParams)
  const [t, texts, list] = await Promise.all([
    getTranslations('BlogAdmin'),
    editorTexts(),
    staffPosts(page).catch((error: unknown) => {
      console.error('staffPosts', error)
      return null
    }),
  ])
  return (
    <>
      <StaffBar staff={staff} current="blogAdmin" switches={false} />
      <div className="shell max-w-5xl py-10">
        <h1 className="mb-8 text-h2">{t('title')}</h1>
        {list === null && (
          <div className="mb-6">
            <Notice look="alert">{t('fetchFailed')}</Notice>
          </div>
        )}
        <BlogAdmin posts={list?.posts ?? []} texts={texts} />
        <Pager
          page={page}
          pages={Math.ceil((list?.total ?? 0) / STAFF_PAGE_SIZE)}
          address={(number) => `/blog/admin?page=${number}`}
          words={{ pager: t('pager'), previous: t('previous'), next: t('next') }}
        />
      </div>
    </>
  )
}
