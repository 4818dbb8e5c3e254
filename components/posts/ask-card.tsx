import { useLocale, useTranslations } from 'next-intl'
import { AskLink } from '@/components/leads/ask-link'
import { ButtonLink } from '@/components/ui/link'
import { textProps } from '@/lib/content/localized'
import { routes } from '@/lib/routes'
import { useContent } from '@/lib/site/queries'

/** Leads from a post to the courses, in the page's language. */
export function AskCard() {
  const locale = useLocale()
  const t = useTranslations('Home')
  const { home } = useContent()
  return (
    <aside
      aria-labelledby="learn"
      lang={locale}
      data-offer
      className="grid gap-5 rounded-card border border-line bg-clay p-6 sm:p-8"
    >
      <div>
        <h2 id="learn" className="text-lead">
          {home.title[locale]}
        </h2>
        <p className="mt-1 text-quiet" {...textProps(home.subtitle, locale)} />
      </div>
      <div className="flex flex-wrap gap-3">
        <AskLink />
        <ButtonLink variant="quiet" href={routes.courses}>
          {t('explore')}
        </ButtonLink>
      </div>
    </aside>
  )
}
