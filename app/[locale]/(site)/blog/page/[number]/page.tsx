export { PostListPage as default, listMetadata as generateMetadata } from '@/components/posts/list-page'

// None at build: the first page holds what most visitors read; the others are made on the first request.
export const generateStaticParams = () => []
