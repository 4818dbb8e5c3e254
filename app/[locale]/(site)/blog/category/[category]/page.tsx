import { getTranslations } from 'next-intl/server'
import { CategoryListPage } from '@/components/blog/list-page'
import { Missing } from '@/components/site/missing'
import { NotFoundView } from '@/components/site/not-found-view'
import { postCategories, toCategory } from '@/lib/posts/categories'
import { pageMetadata, unlistedMetadata } from '@/lib/seo/metadata'

export const revalidate = 60

export const generateStaticParams = () => postCategories.map((category) => ({ category }))

type Props = { params: Promise<{ category: string }> }

export async function generateMetadata({ params }: Props) {
  const category = toCategory((await params).category)
  if (!category) return unlistedMetadata('notFound')
  const t = await getTranslations('Blog')
  return pageMetadata('blogCategory', `/blog/category/${category}`, {
    category: t(`categories.${category}`),
    intro: t(`categoryIntros.${category}`),
  })
}

export default async function CategoryPage({ params }: Props) {
  const category = toCategory((await params).category)
  if (category) return <CategoryListPage category={category} page={1} />
  return (
    <Missing>
      <NotFoundView />
    </Missing>
  )
}
