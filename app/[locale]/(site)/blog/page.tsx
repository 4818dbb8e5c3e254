export { PostListPage as default, listMetadata as generateMetadata } from '@/components/posts/list-page'
