import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/link'
import { type StaffListQuery, staffListAddress } from '@/lib/posts/list-params'
import { routes } from '@/lib/routes'

const views = ['posts', 'bin'] as const

const linkClass =
  'inline-flex min-h-11 items-center rounded-full border border-control px-4 font-medium hover:border-vine hover:text-vine aria-[current]:border-vine aria-[current]:text-vine'

/** Blog Admin's title, its two lists, and the posts' images. */
export async function ViewNav({ view: current }: { view: StaffListQuery['view'] }) {
  const [t, media] = await Promise.all([getTranslations('Posts.admin'), getTranslations('Meta.media')])
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h1 className="text-section">{t('title')}</h1>
      <nav aria-label={t('views')}>
        <ul className="flex flex-wrap gap-2">
          {views.map((view) => (
            <li key={view}>
              <Link
                href={staffListAddress({ view })}
                aria-current={view === current ? 'page' : undefined}
                className={linkClass}
              >
                {t(`viewNames.${view}`)}
              </Link>
            </li>
          ))}
          <li>
            <Link href={routes.media} className={linkClass}>
              {media('title')}
            </Link>
          </li>
        </ul>
      </nav>
    </div>
  )
}
