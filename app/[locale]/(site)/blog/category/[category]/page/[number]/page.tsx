import { getTranslations } from 'next-intl/server'
import { CategoryListPage } from '@/components/posts/list-page'
import { JsonLd } from '@/components/site/json-ld'
import { Missing } from '@/components/site/missing'
import { DoNotCache } from '@/components/site/do-not-cache'
import { NotFoundView } from '@/components/site/not-found-view'
import { toCategory } from '@/lib/posts/categories'
import { postPage } from '@/lib/posts/queries'
import { laterPage } from '@/lib/posts/search'
import { headOf, unlistedMetadata } from '@/lib/seo/metadata'
import { pageFacts } from '@/lib/seo/facts'

export const revalidate = 60

// None at build, as of the list of all posts.
export const generateStaticParams = () => []

type Props = { params: Promise<{ category: string; number: string }> }

/**
 * A category and the number of a page of it that holds posts, with what is said of it; null for any other, `unknown`
 * without the database.
 */
async function found({ params }: Props) {
  const { category: word, number } = await params
  const category = toCategory(word)
  const page = laterPage(number)
  if (!category || !page) return null
  const reading = await postPage(page, category)
  if (reading.state === 'unavailable') return 'unknown'
  if (reading.data.posts.length === 0) return null
  const [t, categories, pager] = await Promise.all([
    getTranslations('Posts.list'),
    getTranslations('Posts.categories'),
    getTranslations('Pager'),
  ])
  const name = categories(category)
  const listPath = `/blog/category/${category}`
  const values = { category: name, page: String(page) }
  const facts = await pageFacts('blogCategoryPage', `${listPath}/page/${page}`, { values, listPath })
  const trail = [
    { name: t('title'), path: '/blog' },
    { name, path: listPath },
    { name: pager('page', { page: String(page) }), path: facts.path },
  ]
  return { category, page, facts, trail }
}

export async function generateMetadata(props: Props) {
  const list = await found(props)
  return typeof list === 'object' && list ? headOf(list.facts) : unlistedMetadata('notFound')
}

export default async function CategoryPageNumber(props: Props) {
  const list = await found(props)
  if (!list || list === 'unknown') {
    return (
      <>
        {list && <DoNotCache />}
        <Missing>
          <NotFoundView />
        </Missing>
      </>
    )
  }
  return (
    <>
      <CategoryListPage category={list.category} page={list.page} />
      <JsonLd facts={list.facts} type="CollectionPage" trail={list.trail} />
    </>
  )
}
