import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { localePath } from '@/lib/i18n/paths'
import { routes } from '@/lib/routes'
import { CookieAnswer } from './cookie-answer'

/**
 * The cookie notice, hidden in every page; before painting, the first script shows it to visitors who have not answered
 * (`data-consent="open"` on the document). Positioned by the dock (dock.tsx).
 */
export function CookieBanner() {
  const locale = useLocale()
  const t = useTranslations('CookieBanner')
  const links = useTranslations('Links')
  return (
    <section
      aria-label={t('title')}
      className="cookie-banner border-t border-line bg-raised shadow-[0_-8px_24px_-16px_rgb(29_37_33/0.35)]"
    >
      <div className="shell notice-row pr-13 sm:pr-18">
        {/* As high as the button alone, so that it does not move during loading. */}
        <p className="max-w-4xl flex-[1_1_8rem] sm:py-[calc((2.75rem-1lh)/2)]">
          <span className="max-sm:hidden">{t('message')}</span>
          {/* One row on a phone. */}
          <span className="sm:hidden">{t('short')}</span>{' '}
          <a
            href={localePath(routes.cookies, locale)}
            target="_blank"
            rel="noopener"
            className="grain-line font-semibold whitespace-nowrap hover:text-vine"
          >
            {t('learnMore')}
            <span className="sr-only"> {links('newTab')}</span>
          </a>
        </p>
        <CookieAnswer className="min-h-11 self-center rounded-full bg-vine px-4 sm:px-6 font-semibold text-on-vine hover:bg-vine-strong">
          {t('accept')}
        </CookieAnswer>
        <CookieAnswer
          label={t('close')}
          className="round-button absolute top-1.5 right-1 hover:bg-clay sm:top-1/2 sm:right-4 sm:-translate-y-1/2"
        >
          <Icon name="x" />
        </CookieAnswer>
      </div>
    </section>
  )
}
