import { LogOut } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { LanguageSwitch } from '@/components/site/language-switch'
import { ThemeSwitch } from '@/components/site/theme-switch'
import { signOut } from '@/lib/staff/actions'
import type { Staff } from '@/lib/staff/queries'
import { localePath } from '@/lib/i18n/paths'

const link =
  'inline-flex min-h-11 items-center rounded-full px-2.5 font-medium hover:bg-clay sm:px-3.5 aria-[current=page]:text-vine aria-[current=page]:underline aria-[current=page]:decoration-grain aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8'

/** The staff rooms that the menu names; leads and privacy are an admin's. */
const places = [
  { key: 'dashboard', path: '/admin/dashboard', adminsOnly: false },
  { key: 'leads', path: '/admin/leads', adminsOnly: true },
  { key: 'blogAdmin', path: '/blog/admin', adminsOnly: false },
  { key: 'privacy', path: '/admin/privacy', adminsOnly: true },
  { key: 'account', path: '/admin/account', adminsOnly: false },
] as const

/** Where in the staff rooms a page stands. */
export type StaffPlace = (typeof places)[number]['key']

/** The staff screens' own menu: where one is, where one can go, the way out. `switches` where no header has them. */
export async function StaffBar({
  staff,
  current,
  switches,
}: {
  staff: Staff
  current: StaffPlace
  switches: boolean
}) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('Staff.bar')])
  const open = places.filter(({ adminsOnly }) => !adminsOnly || staff.role === 'admin')
  return (
    <header className="border-b border-line bg-raised">
      <div className="shell flex flex-wrap items-center gap-x-2 gap-y-1 py-2">
        <nav aria-label={t('menu')} className="-ml-2.5 sm:-ml-3.5">
          <ul className="flex flex-wrap">
            {open.map(({ key, path }) => (
              <li key={key}>
                <Link
                  href={localePath(path, locale)}
                  prefetch={false}
                  aria-current={key === current ? 'page' : undefined}
                  className={link}
                >
                  {t(key)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className="ml-auto hidden text-small text-quiet xl:block">
          {t('signedInAs', { email: staff.email })}
        </p>
        <div className="ml-auto flex items-center max-sm:w-full max-sm:justify-end xl:ml-0">
          {switches && (
            <>
              <Link href={localePath('/', locale)} className={`${link} max-sm:mr-auto max-sm:-ml-2.5`}>
                {t('site')}
              </Link>
              <LanguageSwitch locale={locale} label={t('language')} />
              <ThemeSwitch label={t('theme')} />
            </>
          )}
          <form action={signOut.bind(null, locale)} className="-mr-3.5">
            <button
              type="submit"
              className="inline-flex min-h-11 items-center gap-2 rounded-full px-3.5 font-medium hover:bg-clay"
            >
              <LogOut className="size-5" aria-hidden />
              {t('signOut')}
            </button>
          </form>
        </div>
      </div>
    </header>
  )
}
