import { getLocale, getTranslations } from 'next-intl/server'
import { searchLabels } from '@/components/posts/labels'
import { LiveSearch } from '@/components/posts/live-search'
import { CategoryNav, PostList } from '@/components/posts/post-list'
import { DoNotCache, Missing, NotFoundView } from '@/components/site/missing'
import { JsonLd } from '@/components/site/document/json-ld'
import { PageHero } from '@/components/site/page-hero'
import { metadataOf, pageMetaOf, unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { Pager } from '@/components/ui/pager'
import { localePath } from '@/lib/i18n/paths'
import { type PostCategory, toCategory } from '@/lib/posts/fields'
import { laterPage } from '@/lib/posts/list-params'
import { PAGE_SIZE, postPage } from '@/lib/posts/queries'
import { type PagePath, api, routes } from '@/lib/routes'
import { pagePlaces } from '@/lib/scenes/panorama/places'
import type { Breadcrumb } from '@/lib/seo/json-ld'

/** Category null for all posts; pages count from 1. */
interface List {
  readonly category: PostCategory | null
  readonly page: number
}

/** None for the blog itself. */
interface ListParams {
  readonly category?: string
  readonly number?: string
}

const pathOf = ({ category, page }: List): PagePath =>
  category ? routes.categoryPage(category, page) : routes.blogPage(page)

/**
 * A first page exists without posts, a later one only with posts. Null for any other address; `unavailable` if only the
 * database could tell and it does not answer.
 */
async function findList(params: ListParams): Promise<List | 'unavailable' | null> {
  const category = params.category === undefined ? null : toCategory(params.category)
  const page = params.number === undefined ? 1 : laterPage(params.number)
  if (page === null || (params.category !== undefined && category === null)) return null
  if (page === 1) return { category, page }
  const reading = await postPage(page, category, await getLocale())
  if (reading.state === 'unavailable') return 'unavailable'
  return reading.data.posts.length > 0 ? { category, page } : null
}

async function metaOf(list: List) {
  const path = pathOf(list)
  const listPath = pathOf({ ...list, page: 1 })
  const page = String(list.page)
  if (list.category === null) {
    if (list.page === 1) return pageMetaOf('blog', path)
    return pageMetaOf('blogPage', path, { values: { page }, listPath })
  }
  const t = await getTranslations('Posts.list')
  const categories = await getTranslations('Posts.categories')
  const category = categories(list.category)
  if (list.page === 1) {
    const intro = t(`categoryIntros.${list.category}`)
    return pageMetaOf('blogCategory', path, { values: { category, intro } })
  }
  return pageMetaOf('blogCategoryPage', path, { values: { category, page }, listPath })
}

interface Props {
  params: Promise<ListParams>
}

export async function generateMetadata({ params }: Props) {
  const list = await findList(await params)
  return list === null || list === 'unavailable'
    ? unlistedMetadataOf('notFound')
    : metadataOf(await metaOf(list))
}

async function ListJsonLd({ list }: { list: List }) {
  const t = await getTranslations('Posts.list')
  const categories = await getTranslations('Posts.categories')
  const pager = await getTranslations('Pager')
  const meta = await metaOf(list)
  const { category, page } = list
  const breadcrumbs: Breadcrumb[] = [
    { name: t('title'), path: routes.blog },
    ...(category ? [{ name: categories(category), path: routes.category(category) }] : []),
    ...(page > 1 ? [{ name: pager('page', { page: String(page) }), path: pathOf(list) }] : []),
  ]
  return <JsonLd meta={meta} type="CollectionPage" breadcrumbs={breadcrumbs} />
}

async function Posts({ list }: { list: List }) {
  const { category, page } = list
  const [locale, t] = await Promise.all([getLocale(), getTranslations('Posts.list')])
  const reading = await postPage(page, category, locale)
  // Without the database the list appears empty; the failure is logged.
  const { posts, total } = reading.state === 'unavailable' ? { posts: [], total: 0 } : reading.data
  return (
    <>
      {reading.state === 'unavailable' && <DoNotCache />}
      <PostList
        posts={posts}
        hasLead={category === null && page === 1}
        empty={category && reading.state !== 'unavailable' ? t('emptyCategory') : t('empty')}
      />
      <Pager
        page={page}
        pages={Math.ceil(total / PAGE_SIZE)}
        hrefOf={(number) => pathOf({ category, page: number })}
        labels={{ nav: t('pager'), previous: t('previous'), next: t('next') }}
      />
    </>
  )
}

/** A page of the blog: title, categories, search, posts, pager. */
export default async function PostListPage({ params }: Props) {
  const list = await findList(await params)
  if (list === null || list === 'unavailable')
    return (
      <Missing doNotCache={list === 'unavailable'}>
        <NotFoundView />
      </Missing>
    )
  const { category } = list
  const locale = await getLocale()
  const t = await getTranslations('Posts.list')
  const categories = await getTranslations('Posts.categories')
  return (
    <>
      <PageHero
        place={pagePlaces.blog}
        title={category ? categories(category) : t('title')}
        intro={category ? t(`categoryIntros.${category}`) : t('intro')}
      />
      <div className="shell pt-5 pb-6 sm:py-16">
        <CategoryNav current={category} />
        <LiveSearch
          action={localePath(routes.blogSearch, locale)}
          source={api.posts}
          category={category}
          labels={await searchLabels()}
        >
          {/* Not in a Suspense boundary: React would send its content aside, for a script to place. */}
          <Posts list={list} />
        </LiveSearch>
      </div>
      <ListJsonLd list={list} />
    </>
  )
}
