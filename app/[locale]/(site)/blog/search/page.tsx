import { getLocale, getTranslations } from 'next-intl/server'
import { searchLabels } from '@/components/posts/labels'
import { CategoryNav, PostList } from '@/components/posts/post-list'
import { ListLink, SearchBox } from '@/components/posts/search-box'
import { PageHero } from '@/components/site/page-hero'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { Pager } from '@/components/ui/pager'
import { localePath } from '@/lib/i18n/paths'
import { BusyError } from '@/lib/limit'
import { logError } from '@/lib/log/log'
import { foundSummary, searchPosts } from '@/lib/posts/search-queries'
import { blogAddress, blogQuery } from '@/lib/posts/list-params'
import { PAGE_SIZE } from '@/lib/posts/queries'
import { routes } from '@/lib/routes'
import { pagePlaces } from '@/lib/scenes/panorama/places'

export const generateMetadata = () => unlistedMetadataOf('blogSearch')

/** Search results without JavaScript, and further pages of a search with it. */
export default async function BlogSearchPage({ searchParams }: PageProps<'/[locale]/blog/search'>) {
  const query = blogQuery(await searchParams)
  const { q, language, category, page } = query
  const locale = await getLocale()
  const t = await getTranslations('Posts.list')
  const categories = await getTranslations('Posts.categories')
  const labels = await searchLabels()
  const found = await searchPosts(query, locale).catch((error: unknown) => {
    if (error instanceof BusyError) return 'busy'
    logError('searchPosts', error)
    return 'failed'
  })
  return (
    <>
      <PageHero
        place={pagePlaces.blog}
        title={category ? categories(category) : q ? t('searchTitle') : t('title')}
        intro={category ? t(`categoryIntros.${category}`) : t('intro')}
      />
      <div className="shell py-6 sm:py-16">
        <CategoryNav
          current={category}
          addressOf={(other) => blogAddress({ ...query, category: other, page: 1 })}
        />
        <SearchBox
          action={localePath(routes.blogSearch, locale)}
          labels={labels}
          category={category}
          asked={{ q, language: language ?? '' }}
        />
        {typeof found === 'string' ? (
          <p role="alert" className="text-lead text-alert">
            {labels[found]}
          </p>
        ) : (
          <>
            <p className="mb-6 text-quiet">{foundSummary(locale, q, found)}</p>
            {found.posts.length > 0 ? (
              <PostList posts={found.posts} empty={t('empty')} query={q} />
            ) : (
              <p className="mt-5">
                <ListLink label={t('showAll')} href={localePath(routes.blog, locale)} />
              </p>
            )}
            <Pager
              page={page}
              pages={Math.ceil(found.total / PAGE_SIZE)}
              hrefOf={(number) => blogAddress({ ...query, page: number })}
              labels={{ nav: t('pager'), previous: t('previous'), next: t('next') }}
            />
          </>
        )}
      </div>
    </>
  )
}
