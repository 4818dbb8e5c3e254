import Link from 'next/link'
import { toRoute } from '@/lib/i18n/paths'
import type { PostCategory } from '@/lib/posts/categories'

/** The category of a post, as a link to all posts of it. `base` is `/blog/` or `/af/blog/`. */
export function CategoryLink({
  category,
  name,
  base,
  className = '',
}: {
  category: PostCategory
  name: string
  base: string
  className?: string
}) {
  return (
    <Link
      href={toRoute(`${base}category/${category}`)}
      prefetch={false}
      className={`inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline ${className}`}
    >
      {name}
    </Link>
  )
}
