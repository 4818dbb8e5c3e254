import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/lib/i18n/paths'
import type { Path } from '@/lib/routes'
import { Link } from './link'

const linkClass =
  'inline-flex min-h-11 min-w-24 items-center justify-center rounded-full border border-control px-3 text-center leading-tight font-semibold hover:border-vine hover:text-vine sm:px-5'

/** In the page's language. `nav` names the navigation. */
interface PagerLabels {
  readonly nav: string
  readonly previous: string
  readonly next: string
}

/** In a long list no entry should be many clicks away. */
function AllPages({ page, hrefs, label }: { page: number; hrefs: readonly string[]; label: string }) {
  return (
    <details className="basis-full max-sm:col-span-2">
      <summary className="row-link">{label}</summary>
      {/* There may be hundreds: one class and plain links keep the page short. */}
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-1 [&_a]:grid [&_a]:min-h-11 [&_a]:place-items-center [&_a]:rounded-card [&_a]:hover:text-vine [&_a]:hover:underline [&_a[aria-current]]:bg-vine [&_a[aria-current]]:text-on-vine">
        {hrefs.map((href, index) => (
          <li key={index}>
            <a href={href} {...(index + 1 === page && { 'aria-current': 'page' })}>
              {index + 1}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/**
 * Links to the pages before and after and, from three pages on, to all; nothing for a single page. Pages count from 1;
 * `hrefOf` gives a page's path.
 */
export function Pager({
  page,
  pages,
  hrefOf,
  labels,
}: {
  page: number
  pages: number
  hrefOf: (page: number) => Path
  labels: PagerLabels
}) {
  const locale = useLocale()
  const t = useTranslations('Pager')
  if (pages <= 1) return null
  return (
    <nav
      aria-label={labels.nav}
      className="mt-12 grid grid-cols-2 items-center gap-4 sm:flex sm:flex-wrap sm:justify-between"
    >
      {page > 1 ? (
        <Link rel="prev" href={hrefOf(page - 1)} className={`${linkClass} justify-self-start`}>
          {labels.previous}
        </Link>
      ) : (
        <span />
      )}
      <p className="text-quiet max-sm:order-first max-sm:col-span-2 max-sm:text-center">
        {t('page', { page: String(page) })} / {pages}
      </p>
      {page < pages ? (
        <Link rel="next" href={hrefOf(page + 1)} className={`${linkClass} justify-self-end`}>
          {labels.next}
        </Link>
      ) : (
        <span />
      )}
      {pages > 2 && (
        <AllPages
          page={page}
          label={t('all')}
          hrefs={Array.from({ length: pages }, (_, index) => localePath(hrefOf(index + 1), locale))}
        />
      )}
    </nav>
  )
}
