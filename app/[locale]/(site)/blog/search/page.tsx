import { getLocale, getTranslations } from 'next-intl/server'
import { PostList } from '@/components/posts/post-list'
import { SearchBox, ShowAllLink } from '@/components/posts/search-box'
import { PageHero } from '@/components/site/page-hero'
import { Pager } from '@/components/ui/pager'
import { localePath } from '@/lib/i18n/paths'
import { searchQuery } from '@/lib/posts/list-params'
import { PAGE_SIZE, searchPosts } from '@/lib/posts/queries'
import { routes, withQuery } from '@/lib/routes'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => unlistedMetadata('blogSearch')

/** The results of a search without JavaScript, and the further pages of one with it. */
export default async function BlogSearchPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const { q, page } = searchQuery(await searchParams)
  const [locale, t] = await Promise.all([getLocale(), getTranslations('Posts.list')])
  const found = await searchPosts(q, page).catch((error: unknown) => {
    console.error('searchPosts', error)
    return null
  })
  return (
    <>
      <PageHero title={t('title')} intro={t('intro')} />
      <div className="shell py-12 sm:py-16">
        <SearchBox
          action={localePath(routes.blogSearch, locale)}
          labels={{
            label: t('searchLabel'),
            placeholder: t('searchPlaceholder'),
            button: t('searchButton'),
          }}
          defaultValue={q}
        />
        {!found && (
          <p role="alert" className="text-lead text-alert">
            {t('failed')}
          </p>
        )}
        {found && found.posts.length === 0 && (
          <div>
            <p className="text-quiet">{t('empty')}</p>
            <ShowAllLink label={t('showAll')} href={localePath(routes.blog, locale)} />
          </div>
        )}
        {found && found.posts.length > 0 && (
          <>
            {q && <p className="mb-6 text-quiet">{t('found', { count: found.total, query: q })}</p>}
            <PostList posts={found.posts} empty={t('empty')} />
          </>
        )}
        <Pager
          page={page}
          pages={Math.ceil((found?.total ?? 0) / PAGE_SIZE)}
          hrefOf={(number) => localePath(withQuery(routes.blogSearch, { q, page: String(number) }), locale)}
          labels={{ nav: t('pager'), previous: t('previous'), next: t('next') }}
        />
      </div>
    </>
  )
}
