import { useLocale, useTranslations } from 'next-intl'
import { AskLink } from '@/components/leads/ask-link'
import { Icon } from '@/components/ui/icon'
import { localePath } from '@/lib/i18n/paths'
import { routes } from '@/lib/routes'
import { headerMenu } from '@/lib/site/pages'
import { useContent } from '@/lib/site/queries'
import { HeaderBar } from './header-bar'
import { MenuLinks } from './menu-links'
import { MobileMenu } from './mobile-menu'
import { Switches } from './switches'
import { HomeLink } from './wordmark'

export function Header() {
  const locale = useLocale()
  const { organisation } = useContent()
  const t = useTranslations('Header')
  const newTab = useTranslations('Links')('newTab')
  const links = headerMenu.map(({ key, path, only }) => ({
    path,
    only,
    href: localePath(path, locale),
    label: t(key),
  }))
  const contact = (
    <>
      <a
        href={`tel:${organisation.phone.e164}`}
        title={organisation.phone.display}
        className="bar-link lg:size-11 lg:justify-center lg:hover:bg-clay"
      >
        <Icon name="phone" className="size-4 lg:size-5" />
        <span className="sr-only">{t('phone')}</span>
        {/* The bar fits the icon alone. */}
        <span className="lg:sr-only">{organisation.phone.display}</span>
      </a>
      <a
        href={organisation.external.studentPortal}
        target="_blank"
        rel="noopener"
        title={t('studentLogin')}
        className="bar-link lg:max-xl:size-11 lg:max-xl:justify-center lg:max-xl:hover:bg-clay xl:px-3"
      >
        <Icon name="graduation-cap" className="size-4 lg:size-5 xl:hidden" />
        <span className="lg:max-xl:sr-only">{t('studentLogin')}</span>
        <span className="sr-only"> {newTab}</span>
      </a>
    </>
  )
  return (
    <HeaderBar>
      <div className="shell flex min-h-18 flex-wrap items-center justify-between gap-x-2 py-1 lg:max-xl:gap-x-1">
        <div className="min-w-0 flex-[1_1_8rem] lg:flex-none">
          <HomeLink />
        </div>
        <nav aria-label={t('menu')} className="mr-auto hidden lg:ml-1 lg:block xl:ml-4">
          <ul className="flex flex-wrap items-center">
            <MenuLinks
              links={links.filter((link) => link.only !== 'small')}
              loading={t('loading')}
              className="menu-link"
            />
          </ul>
        </nav>
        {/* On a small screen it reserves the width of its three buttons, so that it does not move as they appear. */}
        <div className="flex flex-wrap items-center max-lg:ml-auto max-lg:grid max-lg:auto-cols-[max(44px,2.25rem)] max-lg:grid-flow-col max-lg:grid-cols-[repeat(3,max(44px,2.25rem))] sm:gap-1 lg:max-xl:gap-0">
          <div className="hidden flex-wrap items-center text-small lg:flex">{contact}</div>
          <Switches labels="Header" />
          <AskLink size="small" className="ml-2 whitespace-nowrap lg:max-xl:ml-1 max-xl:px-3 max-lg:hidden" />
          <MobileMenu open={t('openMenu')} close={t('closeMenu')}>
            <nav aria-label={t('menu')}>
              <ul>
                {/* The programme is one of the courses. */}
                <MenuLinks
                  links={links
                    .filter((link) => link.only !== 'wide')
                    .map((link) =>
                      link.path === routes.courses ? { ...link, includes: routes.programme } : link,
                    )}
                  loading={t('loading')}
                  className="drawer-link"
                />
              </ul>
            </nav>
            <AskLink className="mt-6 w-full" />
            <div className="mt-5 grid justify-items-start gap-3">{contact}</div>
          </MobileMenu>
        </div>
      </div>
    </HeaderBar>
  )
}
