export { PostListPage as default, listMetadata as generateMetadata } from '@/components/posts/list-page'

// None at build: most visitors read the first page; the others are made on first request.
export const generateStaticParams = () => []
