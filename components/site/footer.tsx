import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { type Path, routes } from '@/lib/routes'
import { footerLinks } from '@/lib/site/pages'
import { useContent } from '@/lib/site/queries'
import { CurrentYear } from './current-year'
import { PostalAddress } from './postal-address'
import { Newsletter } from '@/components/newsletter/newsletter'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Wordmark } from './header/wordmark'

const icons = { facebook: 'facebook', x: 'logo-x', instagram: 'instagram', youtube: 'youtube' } as const
const networks = ['facebook', 'x', 'instagram', 'youtube'] as const

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="small-title">{title}</h2>
      <div className="mt-3">{children}</div>
    </div>
  )
}

export function Footer() {
  const locale = useLocale()
  const { organisation } = useContent()
  const t = useTranslations('Footer')
  const newTab = useTranslations('Links')('newTab')
  const list = (links: readonly (readonly [Parameters<typeof t>[0], Path])[]) => (
    <ul className="grid">
      {links.map(([key, path]) => (
        <li key={key}>
          <Link href={path} className="list-link">
            {t(key)}
          </Link>
        </li>
      ))}
    </ul>
  )
  return (
    <footer className="mt-auto border-t border-line bg-clay print:hidden">
      <div className="shell pt-6 sm:pt-14">
        <Newsletter />
        <hr className="mt-6 border-line sm:mt-14" />
      </div>
      <div className="shell footer-columns">
        <div className="col-span-full grid content-start gap-3 sm:col-span-1 sm:gap-5">
          <Link
            href={routes.home}
            aria-label={t('logo', { name: organisation.shortName[locale] })}
            className="grid min-h-11 items-center justify-self-start"
          >
            <Wordmark locale={locale} />
          </Link>
          <p className="max-w-sm text-quiet max-sm:hidden">{organisation.mission[locale]}</p>
          <ul className="footer-icons -ml-3 flex flex-wrap gap-1">
            {networks.map((network) => (
              <li key={network}>
                <a
                  href={organisation.social[network]}
                  target="_blank"
                  rel="noopener"
                  aria-label={`${t(network)} ${newTab}`}
                >
                  <Icon name={icons[network]} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <Column title={t('quickLinks')}>{list(footerLinks.quick)}</Column>
        <div className="grid content-start gap-x-6 gap-y-6 sm:gap-y-8 sm:col-span-2 sm:grid-cols-2 lg:contents">
          <Column title={t('legal')}>
            {list(footerLinks.legal)}
            {organisation.external.paiaManual && (
              <a href={organisation.external.paiaManual} target="_blank" rel="noopener" className="list-link">
                {t('paia')}
                <span className="sr-only"> {newTab}</span>
              </a>
            )}
          </Column>
          <Column title={t('contactTitle')}>
            <ul className="grid">
              <li>
                <a
                  href={`tel:${organisation.phone.e164}`}
                  className="inline-flex min-h-11 items-center hover:text-vine hover:underline"
                >
                  {organisation.phone.display}
                </a>
              </li>
              <li>
                <a href={`mailto:${organisation.email}`} className="list-link">
                  {organisation.email}
                </a>
              </li>
              <li className="py-1.5">
                <PostalAddress className="max-sm:text-small max-sm:leading-snug" />
              </li>
            </ul>
          </Column>
        </div>
      </div>
      {/* Space for the phone's help bar. */}
      <div className="shell">
        <p className="border-t border-line py-6 text-small max-md:pb-18 max-sm:pt-4 text-quiet">
          © <CurrentYear built={new Date().getFullYear()} /> {organisation.name[locale]}
        </p>
      </div>
    </footer>
  )
}
