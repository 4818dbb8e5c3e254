import { postCategories } from '@/lib/posts/fields'

export { default, generateMetadata } from '../../page'

export const generateStaticParams = () => postCategories.map((category) => ({ category }))
