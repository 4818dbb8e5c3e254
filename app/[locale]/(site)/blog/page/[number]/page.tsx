import { PostListPage, listMetadata } from '@/components/posts/list-page'

// None at build: the first page holds what most visitors read; the others are made on the first request.
export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/blog/page/[number]'>

export const generateMetadata = async ({ params }: Props) => listMetadata(await params)

export default async function BlogPageNumber({ params }: Props) {
  return <PostListPage {...await params} />
}
