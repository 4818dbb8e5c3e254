import { getTranslations } from 'next-intl/server'
import { CategoryListPage } from '@/components/blog/list-page'
import { Missing } from '@/components/site/missing'
import { NotFoundView } from '@/components/site/not-found-view'
import { toCategory } from '@/lib/posts/categories'
import { postPage } from '@/lib/posts/queries'
import { laterPage } from '@/lib/posts/search'
import { pageMetadata, unlistedMetadata } from '@/lib/seo/metadata'

export const revalidate = 60

// None at build, as of the list of all posts.
export const generateStaticParams = () => []

type Props = { params: Promise<{ category: string; number: string }> }

export async function generateMetadata({ params }: Props) {
  const { category: word, number } = await params
  const category = toCategory(word)
  if (!category || laterPage(number) === null) return unlistedMetadata('notFound')
  const t = await getTranslations('Blog')
  return pageMetadata('blogCategoryPage', `/blog/category/${category}/page/${number}`, {
    category: t(`categories.${category}`),
    page: number,
  })
}

export default async function CategoryPageNumber({ params }: Props) {
  const { category: word, number } = await params
  const category = toCategory(word)
  const page = laterPage(number)
  const reading = category && page ? await postPage(page, category) : null
  if (!category || !page || !reading || reading.from === 'nowhere' || reading.data.posts.length === 0) {
    return (
      <Missing>
        <NotFoundView />
      </Missing>
    )
  }
  return <CategoryListPage category={category} page={page} />
}
