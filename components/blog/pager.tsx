import { getLocale, getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { localePath } from '@/lib/i18n/paths'

const linkClass =
  'inline-flex min-h-11 items-center rounded-full border border-control px-5 font-semibold hover:border-vine hover:text-vine'

/**
 * Newer and older pages of a list; nothing where the list has one page. `address` gives a page's unprefixed path;
 * `words` what the list calls its pages, where it is not the blog's.
 */
export async function Pager({
  page,
  pages,
  address,
  words,
}: {
  page: number
  pages: number
  address: (page: number) => string
  words?: { readonly pager: string; readonly previous: string; readonly next: string }
}) {
  if (pages <= 1) return null
  const [locale, t] = await Promise.all([getLocale(), getTranslations('Blog')])
  const { pager, previous, next } = words ?? {
    pager: t('pager'),
    previous: t('previous'),
    next: t('next'),
  }
  return (
    <nav aria-label={pager} className="mt-12 flex flex-wrap items-center justify-between gap-4">
      {page > 1 ? (
        <Link rel="prev" href={localePath(address(page - 1), locale)} className={linkClass}>
          {previous}
        </Link>
      ) : (
        <span />
      )}
      <p className="text-quiet">
        {t('page', { page: String(page) })} / {pages}
      </p>
      {page < pages ? (
        <Link rel="next" href={localePath(address(page + 1), locale)} className={linkClass}>
          {next}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
}
