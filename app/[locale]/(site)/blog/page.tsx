import { getTranslations } from 'next-intl/server'
import { BlogListPage } from '@/components/posts/list-page'
import { JsonLd } from '@/components/site/json-ld'
import { headOf } from '@/lib/seo/metadata'
import { pageFacts } from '@/lib/seo/facts'

export const revalidate = 60

const facts = () => pageFacts('blog', '/blog')

export const generateMetadata = async () => headOf(await facts())

export default async function BlogPage() {
  const t = await getTranslations('Posts.list')
  return (
    <>
      <BlogListPage page={1} />
      <JsonLd facts={await facts()} type="CollectionPage" trail={[{ name: t('title'), path: '/blog' }]} />
    </>
  )
}
