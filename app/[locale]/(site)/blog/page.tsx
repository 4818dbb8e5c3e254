import { PostListPage, listMetadata } from '@/components/posts/list-page'

export const revalidate = 60

export const generateMetadata = () => listMetadata({})

export default function BlogPage() {
  return <PostListPage />
}
