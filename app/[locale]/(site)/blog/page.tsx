import { BlogListPage } from '@/components/blog/list-page'
import { pageMetadata } from '@/lib/seo/metadata'

export const revalidate = 60

export const generateMetadata = () => pageMetadata('blog', '/blog')

export default function BlogPage() {
  return <BlogListPage page={1} />
}
