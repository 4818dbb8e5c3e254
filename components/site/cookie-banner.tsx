import { X } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/lib/i18n/paths'
import { routes } from '@/lib/routes'
import { CookieAnswer } from './cookie-answer'

/**
 * The notice about cookies. It is in every page and hidden; /theme.js shows it before the page is painted where
 * nobody has answered (`data-consent="open"` on the document). Its place is the dock's (dock.tsx).
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
      <div className="shell relative flex flex-wrap items-center gap-x-3 gap-y-2 py-1.5 pr-13 text-small leading-tight sm:gap-x-8 sm:py-4 sm:pr-18 sm:leading-normal">
        {/* As high as the button by itself, so that it does not move while the page arrives. */}
        <p className="max-w-4xl flex-[1_1_8rem] sm:py-[calc((2.75rem-1lh)/2)]">
          <span className="max-sm:hidden">{t('message')}</span>
          {/* On a phone it is one row. */}
          <span className="sm:hidden">{t('short')}</span>{' '}
          <a
            href={localePath(routes.cookies, locale)}
            target="_blank"
            rel="noopener"
            className="font-semibold whitespace-nowrap underline decoration-grain decoration-2 underline-offset-4 hover:text-vine"
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
          className="absolute top-1.5 right-1 grid size-11 place-items-center rounded-full hover:bg-clay sm:top-1/2 sm:right-4 sm:-translate-y-1/2"
        >
          <X className="size-5" aria-hidden />
        </CookieAnswer>
      </div>
    </section>
  )
}
