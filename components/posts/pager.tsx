import { getLocale, getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { localePath } from '@/lib/i18n/paths'

const linkClass =
  'inline-flex min-h-11 min-w-24 items-center justify-center rounded-full border border-control px-3 text-center leading-tight font-semibold hover:border-vine hover:text-vine sm:px-5'

/** The numbers of all pages: where a list is long, none of its posts is many clicks away. */
function AllPages({ page, addresses, label }: { page: number; addresses: readonly string[]; label: string }) {
  return (
    <details className="basis-full max-sm:col-span-2">
      <summary className="inline-flex min-h-11 items-center font-semibold text-vine underline decoration-grain decoration-2 underline-offset-4">
        {label}
      </summary>
      {/* There may be hundreds: one class for all, and plain links, which are the shortest in the page. */}
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-1 [&_a]:grid [&_a]:min-h-11 [&_a]:place-items-center [&_a]:rounded-card [&_a]:hover:text-vine [&_a]:hover:underline [&_a[aria-current]]:bg-vine [&_a[aria-current]]:text-on-vine">
        {addresses.map((address, place) => (
          <li key={place}>
            <a href={address} {...(place + 1 === page && { 'aria-current': 'page' })}>
              {place + 1}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/**
 * Newer and older pages of a list, and from three pages on all of them; nothing where the list has one page. `address`
 * gives a page's unprefixed path; `words` what the list calls its pages, where it is not the blog's.
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
  const [locale, t] = await Promise.all([getLocale(), getTranslations('Posts.list')])
  const { pager, previous, next } = words ?? {
    pager: t('pager'),
    previous: t('previous'),
    next: t('next'),
  }
  return (
    <nav
      aria-label={pager}
      className="mt-12 grid grid-cols-2 items-center gap-4 sm:flex sm:flex-wrap sm:justify-between"
    >
      {page > 1 ? (
        <Link
          rel="prev"
          href={localePath(address(page - 1), locale)}
          className={`${linkClass} justify-self-start`}
        >
          {previous}
        </Link>
      ) : (
        <span />
      )}
      <p className="text-quiet max-sm:order-first max-sm:col-span-2 max-sm:text-center">
        {t('page', { page: String(page) })} / {pages}
      </p>
      {page < pages ? (
        <Link
          rel="next"
          href={localePath(address(page + 1), locale)}
          className={`${linkClass} justify-self-end`}
        >
          {next}
        </Link>
      ) : (
        <span />
      )}
      {pages > 2 && (
        <AllPages
          page={page}
          label={t('allPages')}
          addresses={Array.from({ length: pages }, (_, place) => localePath(address(place + 1), locale))}
        />
      )}
    </nav>
  )
}
