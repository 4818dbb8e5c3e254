import { PostListPage, listMetadata } from '@/components/posts/list-page'

// None at build: as of the list of all posts.
export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/blog/category/[category]/page/[number]'>

export const generateMetadata = async ({ params }: Props) => listMetadata(await params)

export default async function CategoryPageNumber({ params }: Props) {
  return <PostListPage {...await params} />
}
