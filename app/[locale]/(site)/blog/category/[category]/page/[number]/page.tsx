export { PostListPage as default, listMetadata as generateMetadata } from '@/components/posts/list-page'

// None at build, like the list of all posts.
export const generateStaticParams = () => []
