import { PostListPage, listMetadata } from '@/components/posts/list-page'
import { postCategories } from '@/lib/posts/fields'

export const generateStaticParams = () => postCategories.map((category) => ({ category }))

type Props = PageProps<'/[locale]/blog/category/[category]'>

export const generateMetadata = async ({ params }: Props) => listMetadata(await params)

export default async function CategoryPage({ params }: Props) {
  return <PostListPage {...await params} />
}
