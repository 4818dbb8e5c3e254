import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { BankNote } from '@/components/content/admin/bank-note'
import { MobileMenu } from '@/components/site/header/mobile-menu'
import { Wordmark } from '@/components/site/header/wordmark'
import { settle } from '@/lib/settle'
import { type Staff, currentStaff } from '@/lib/staff/queries'
import { type MenuKey, menuOf } from '@/lib/staff-menu/entries'
import { waitingCounts } from '@/lib/staff-menu/queries'
import { CommandButton } from './commands/command-button'
import { StaffFoot } from './staff-foot'
import { StaffMenu, WaitingCounts } from './staff-menu'

/** The menu: a column on a wide screen, below that a drawer behind the button of a bar. */
async function Menu({ staff }: { staff: Staff }) {
  const locale = await getLocale()
  const t = await getTranslations('Staff.menu')
  const header = await getTranslations('Header')
  const waiting = await settle('waitingCounts', waitingCounts(staff.role))
  const menu = menuOf(staff.role)
  const keys = menu.flatMap(({ key, entries }) => [key, ...entries.map((entry) => entry.key)])
  const words = Object.fromEntries(keys.map((key) => [key, t(key)])) as Record<MenuKey, string>
  const content = (helpId: string) => (
    <>
      <StaffMenu label={t('label')} menu={menu} words={words} />
      <StaffFoot staff={staff} helpId={helpId} />
    </>
  )
  return (
    <WaitingCounts waiting={waiting.ok ? waiting.data : {}}>
      <header className="office-menu">
        <div className="office-bar">
          <Wordmark locale={locale} />
          <div className="flex items-center">
            <CommandButton compact />
            <MobileMenu open={header('openMenu')} close={header('closeMenu')}>
              {content('help-in-drawer')}
            </MobileMenu>
          </div>
        </div>
        <div className="office-column">
          <Wordmark locale={locale} />
          <CommandButton />
          {content('help-in-column')}
        </div>
      </header>
    </WaitingCounts>
  )
}

/**
 * The frame of all staff pages: the menu, and the last change of the bank details. Not a guard: navigation does not
 * render a layout again, so pages call `requireStaff`.
 */
export async function StaffFrame({ children }: { children: ReactNode }) {
  const session = await settle('currentStaff', currentStaff())
  const staff = session.ok ? session.data : null
  // The page redirects everybody else, who must not receive the frame either. Without the database nobody is known to
  // be staff, and the page says so.
  if (!staff)
    return session.ok ? (
      children
    ) : (
      <div className="office">
        <main className="office-content">{children}</main>
      </div>
    )
  const header = await getTranslations('Header')
  return (
    <div className="office">
      <a href="#content" className="skip-link">
        {header('skip')}
      </a>
      <Menu staff={staff} />
      <div className="office-content">
        {staff.role === 'admin' && <BankNote />}
        <main id="content" tabIndex={-1} className="outline-none">
          {children}
        </main>
      </div>
    </div>
  )
}
