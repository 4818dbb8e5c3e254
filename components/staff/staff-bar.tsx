import { LogOut } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { LanguageSwitch } from '@/components/site/language-switch'
import { ThemeSwitch } from '@/components/site/theme-switch'
import { localePath } from '@/lib/i18n/paths'
import { routes } from '@/lib/routes'
import { signOut } from '@/lib/staff/actions'
import type { Staff } from '@/lib/staff/queries'
import { StaffNav } from './staff-nav'

const link =
  'inline-flex min-h-11 items-center rounded-full px-2.5 font-medium hover:bg-clay 2xl:px-3.5 aria-[current=page]:text-vine aria-[current=page]:underline aria-[current=page]:decoration-grain aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8'

/** The pages in the menu; leads, the site's content, the newsletter, mail, privacy, the members of staff and the audit log are for admins. */
const pages = [
  { key: 'dashboard', path: routes.dashboard, adminsOnly: false },
  { key: 'leads', path: routes.leads, adminsOnly: true },
  { key: 'blogAdmin', path: routes.blogAdmin, adminsOnly: false },
  { key: 'siteContent', path: routes.siteContent, adminsOnly: true },
  { key: 'newsletter', path: routes.newsletterAdmin, adminsOnly: true },
  { key: 'mail', path: routes.mail, adminsOnly: true },
  { key: 'privacy', path: routes.privacyAdmin, adminsOnly: true },
  { key: 'staff', path: routes.staff, adminsOnly: true },
  { key: 'audit', path: routes.audit, adminsOnly: true },
  { key: 'account', path: routes.account, adminsOnly: false },
] as const

/** The menu of the staff pages, with the way out. `switches` adds language and theme where no site header has them. */
export async function StaffBar({ staff, switches }: { staff: Staff; switches: boolean }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('Staff.bar')])
  const links = pages
    .filter(({ adminsOnly }) => !adminsOnly || staff.role === 'admin')
    .map(({ key, path }) => ({ path, href: localePath(path, locale), label: t(key) }))
  return (
    <header className="border-b border-line bg-raised">
      <div className="shell flex flex-wrap items-center gap-x-2 gap-y-1 py-2">
        <nav aria-label={t('menu')} className="-ml-2.5 2xl:-ml-3.5">
          <ul className="flex flex-wrap">
            <StaffNav links={links} className={link} />
          </ul>
        </nav>
        <p className="ml-auto hidden text-small text-quiet 2xl:block">
          {t('signedInAs', { email: staff.email })}
        </p>
        <div className="ml-auto flex items-center max-sm:w-full max-sm:justify-end 2xl:ml-0">
          {switches && (
            <>
              <Link
                href={localePath(routes.home, locale)}
                className={`${link} max-sm:mr-auto max-sm:-ml-2.5`}
              >
                {t('site')}
              </Link>
              <LanguageSwitch locale={locale} label={t('language')} />
              <ThemeSwitch label={t('theme')} />
            </>
          )}
          <form action={signOut.bind(null, locale)} className="-mr-[min(0.875rem,3.5vw)]">
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
