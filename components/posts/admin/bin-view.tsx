import { getLocale, getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { Notice } from '@/components/ui/notice'
import { Pager } from '@/components/ui/pager'
import { localePath } from '@/lib/i18n/paths'
import { STAFF_PAGE_SIZE, binnedPosts } from '@/lib/posts/admin-queries'
import { type StaffListQuery, staffListAddress } from '@/lib/posts/list-params'
import { BIN_DAYS } from '@/lib/retention'
import { settle } from '@/lib/settle'
import { PostBin } from './post-bin'

/** The bin: deleted posts that are not yet erased. */
export async function BinView({ query: { view, page } }: { query: StaffListQuery }) {
  const locale = await getLocale()
  const t = await getTranslations('Posts.admin')
  const bin = await settle('binnedPosts', binnedPosts(page))
  const found = bin.ok ? bin.data : null
  // The last page became empty.
  if (found?.posts.length === 0 && page > 1) redirect(localePath(staffListAddress({ view }), locale))
  return (
    <>
      <p className="mb-6 max-w-2xl text-quiet">{t('binIntro', { days: BIN_DAYS })}</p>
      {found ? (
        <PostBin posts={found.posts} empty={<p className="py-8 text-quiet">{t('binEmpty')}</p>} />
      ) : (
        <Notice variant="alert">{t('fetchFailed')}</Notice>
      )}
      <Pager
        page={page}
        pages={Math.ceil((found?.total ?? 0) / STAFF_PAGE_SIZE)}
        hrefOf={(number) => staffListAddress({ view, page: number })}
        labels={{ nav: t('pager'), previous: t('previous'), next: t('next') }}
      />
    </>
  )
}
