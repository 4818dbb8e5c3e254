import { getTranslations } from 'next-intl/server'
import { CategoryListPage } from '@/components/posts/list-page'
import { JsonLd } from '@/components/site/json-ld'
import { Missing } from '@/components/site/missing'
import { NotFoundView } from '@/components/site/not-found-view'
import { type PostCategory, postCategories, toCategory } from '@/lib/posts/categories'
import { headOf, unlistedMetadata } from '@/lib/seo/metadata'
import { pageFacts } from '@/lib/seo/facts'

export const revalidate = 60

export const generateStaticParams = () => postCategories.map((category) => ({ category }))

type Props = { params: Promise<{ category: string }> }

async function facts(category: PostCategory) {
  const [t, categories] = await Promise.all([
    getTranslations('Posts.list'),
    getTranslations('Posts.categories'),
  ])
  return pageFacts('blogCategory', `/blog/category/${category}`, {
    values: { category: categories(category), intro: t(`categoryIntros.${category}`) },
  })
}

export async function generateMetadata({ params }: Props) {
  const category = toCategory((await params).category)
  return category ? headOf(await facts(category)) : unlistedMetadata('notFound')
}

export default async function CategoryPage({ params }: Props) {
  const category = toCategory((await params).category)
  if (!category) {
    return (
      <Missing>
        <NotFoundView />
      </Missing>
    )
  }
  const [t, categories, page] = await Promise.all([
    getTranslations('Posts.list'),
    getTranslations('Posts.categories'),
    facts(category),
  ])
  return (
    <>
      <CategoryListPage category={category} page={1} />
      <JsonLd
        facts={page}
        type="CollectionPage"
        trail={[
          { name: t('title'), path: '/blog' },
          { name: categories(category), path: page.path },
        ]}
      />
    </>
  )
}
