import { PostListPage, listMetadata } from '@/components/posts/list-page'

export const generateMetadata = () => listMetadata({})

export default function BlogPage() {
  return <PostListPage />
}
