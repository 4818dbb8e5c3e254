import { getTranslations } from 'next-intl/server'
import { BlogListPage } from '@/components/posts/list-page'
import { JsonLd } from '@/components/site/json-ld'
import { Missing } from '@/components/site/missing'
import { DoNotCache } from '@/components/site/do-not-cache'
import { NotFoundView } from '@/components/site/not-found-view'
import { postPage } from '@/lib/posts/queries'
import { laterPage } from '@/lib/posts/search'
import { headOf, unlistedMetadata } from '@/lib/seo/metadata'
import { pageFacts } from '@/lib/seo/facts'

export const revalidate = 60

// None at build: the first page holds what most visitors read; the others are made when first asked for.
export const generateStaticParams = () => []

type Props = { params: Promise<{ number: string }> }

/** The number of a page that holds posts, with what is said of it; null for any other, `unknown` without the database. */
async function found({ params }: Props) {
  const page = laterPage((await params).number)
  if (!page) return null
  const reading = await postPage(page)
  if (reading.state === 'unavailable') return 'unknown'
  if (reading.data.posts.length === 0) return null
  const path = `/blog/page/${page}`
  const values = { page: String(page) }
  return { page, path, facts: await pageFacts('blogPage', path, { values, listPath: '/blog' }) }
}

export async function generateMetadata(props: Props) {
  const list = await found(props)
  return typeof list === 'object' && list ? headOf(list.facts) : unlistedMetadata('notFound')
}

export default async function BlogPageNumber(props: Props) {
  const [list, t, pager] = await Promise.all([
    found(props),
    getTranslations('Posts.list'),
    getTranslations('Pager'),
  ])
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
      <BlogListPage page={list.page} />
      <JsonLd
        facts={list.facts}
        type="CollectionPage"
        trail={[
          { name: t('title'), path: '/blog' },
          { name: pager('page', { page: String(list.page) }), path: list.path },
        ]}
      />
    </>
  )
}
