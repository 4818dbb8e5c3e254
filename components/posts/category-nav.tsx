import { getLocale, getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { localePath } from '@/lib/i18n/paths'
import { type PostCategory, postCategories } from '@/lib/posts/categories'
import { categoryNames } from './texts'

const linkClass =
  'inline-flex min-h-11 items-center rounded-full border border-line px-4 font-medium hover:border-vine hover:text-vine aria-[current]:border-vine aria-[current]:bg-vine aria-[current]:text-on-vine'

/** The ways through the blog: all posts, or those of one category. `current` is null where all are shown. */
export async function CategoryNav({ current }: { current: PostCategory | null }) {
  const [locale, t, names] = await Promise.all([getLocale(), getTranslations('Posts.list'), categoryNames()])
  const places = [null, ...postCategories]
  return (
    <nav aria-label={t('categoryNav')} className="mb-8">
      <ul className="flex flex-wrap gap-2">
        {places.map((category) => (
          <li key={category ?? 'all'}>
            <Link
              href={localePath(category ? `/blog/category/${category}` : '/blog', locale)}
              aria-current={category === current ? 'page' : undefined}
              className={linkClass}
            >
              {category ? names[category] : t('allCategories')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
