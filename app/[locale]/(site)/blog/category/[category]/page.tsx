import { postCategories } from '@/lib/posts/fields'

export { PostListPage as default, listMetadata as generateMetadata } from '@/components/posts/list-page'

export const generateStaticParams = () => postCategories.map((category) => ({ category }))
