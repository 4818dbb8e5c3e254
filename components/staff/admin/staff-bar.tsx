import { getLocale, getTranslations } from 'next-intl/server'
import { LanguageSwitch } from '@/components/site/header/language-switch'
import { MobileMenu } from '@/components/site/header/mobile-menu'
import { ThemeSwitch } from '@/components/site/header/theme-switch'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/routes'
import { signOut } from '@/lib/staff/sign-in/actions'
import type { Staff } from '@/lib/staff/queries'
import { CommandButton } from './commands/command-button'
import { StaffLink } from './staff-link'

// Eleven pages and their controls fit one row of 1168 px; Afrikaans, with longer words, has closer links.
const link =
  'inline-flex min-h-11 items-center rounded-full px-1.75 text-small font-medium hover:bg-clay aria-[current=page]:text-vine [&:lang(af)]:px-1 aria-[current=page]:underline aria-[current=page]:decoration-grain aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8'

/** Same as the switches beside them. */
const sign = 'bar-button aria-[current=page]:bg-clay aria-[current=page]:text-vine'

const pages = [
  { key: 'dashboard', path: routes.dashboard, adminsOnly: false },
  { key: 'leads', path: routes.leads, adminsOnly: true },
  { key: 'payments', path: routes.payments, adminsOnly: true },
  { key: 'blogAdmin', path: routes.blogAdmin, adminsOnly: false },
  { key: 'siteContent', path: routes.siteContent, adminsOnly: true },
  { key: 'newsletter', path: routes.newsletterAdmin, adminsOnly: true },
  { key: 'mail', path: routes.mail, adminsOnly: true },
  { key: 'privacy', path: routes.privacyAdmin, adminsOnly: true },
  { key: 'staff', path: routes.staff, adminsOnly: true },
  { key: 'audit', path: routes.audit, adminsOnly: true },
  { key: 'system', path: routes.system, adminsOnly: true },
] as const

/**
 * The staff menu with sign-out; on a small screen behind a button. `switches` adds language and theme for pages without
 * the site header.
 */
export async function StaffBar({ staff, switches }: { staff: Staff; switches: boolean }) {
  const [locale, t, header] = await Promise.all([
    getLocale(),
    getTranslations('Staff.bar'),
    getTranslations('Header'),
  ])
  const links = (className: string) =>
    pages
      .filter(({ adminsOnly }) => !adminsOnly || staff.role === 'admin')
      .map(({ key, path }) => (
        <li key={key}>
          <StaffLink path={path} className={className}>
            {t(key)}
          </StaffLink>
        </li>
      ))
  return (
    <header className="border-b border-line bg-raised print:hidden">
      <div className="shell flex gap-x-2 gap-y-1 py-2 max-lg:flex-wrap">
        <nav aria-label={t('menu')} className="-ml-1.75 hidden min-w-0 lg:block [&:lang(af)]:-ml-1">
          <ul className="flex flex-wrap">{links(link)}</ul>
        </nav>
        <MobileMenu open={t('openMenu')} close={header('closeMenu')} text={t('shortMenu')}>
          <nav aria-label={t('menu')}>
            <ul>{links('drawer-link')}</ul>
          </nav>
        </MobileMenu>
        <div className="ml-auto flex flex-wrap items-center justify-end self-start lg:shrink-0">
          <CommandButton compact />
          {switches && (
            <>
              <Link href={routes.home} aria-label={t('site')} title={t('site')} className={sign}>
                <Icon name="staff/globe" />
              </Link>
              <LanguageSwitch label="Staff.bar.language" />
              <ThemeSwitch label={t('theme')} />
            </>
          )}
          <StaffLink
            path={routes.account}
            aria-label={t('account')}
            title={t('signedInAs', { email: staff.email })}
            className={sign}
          >
            <Icon name="staff/circle-user" />
          </StaffLink>
          <form action={signOut.bind(null, locale)} className="-mr-2">
            <button
              type="submit"
              className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-2 text-small font-medium hover:bg-clay"
            >
              <Icon name="staff/log-out" />
              <span className="max-sm:sr-only">{t('signOut')}</span>
            </button>
          </form>
        </div>
      </div>
    </header>
  )
}
