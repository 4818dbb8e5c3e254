import { BlogListPage } from '@/components/blog/list-page'
import { Missing } from '@/components/site/missing'
import { NotFoundView } from '@/components/site/not-found-view'
import { postPage } from '@/lib/posts/queries'
import { laterPage } from '@/lib/posts/search'
import { pageMetadata, unlistedMetadata } from '@/lib/seo/metadata'

export const revalidate = 60

// None at build: the first page holds what most visitors read; the others are made when first asked for.
export const generateStaticParams = () => []

type Props = { params: Promise<{ number: string }> }

export async function generateMetadata({ params }: Props) {
  const { number } = await params
  if (laterPage(number) === null) return unlistedMetadata('notFound')
  return pageMetadata('blogPage', `/blog/page/${number}`, { page: number })
}

export default async function BlogPageNumber({ params }: Props) {
  const page = laterPage((await params).number)
  const reading = page === null ? null : await postPage(page)
  if (page === null || !reading || reading.from === 'nowhere' || reading.data.posts.length === 0) {
    return (
      <Missing>
        <NotFoundView />
      </Missing>
    )
  }
  return <BlogListPage page={page} />
}
