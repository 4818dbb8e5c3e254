import { useLocale, useTranslations } from 'next-intl'
import { Children, type ReactNode } from 'react'
import { organisation } from '@/lib/content/organisation'
import { PrintButton } from './print-button'
import { ShareButton } from '@/components/site/share-button'

/** What a visitor can take along: the page on paper, the page for someone else, and whatever files are given. */
export function Resources({ children }: { children?: ReactNode }) {
  const locale = useLocale()
  const t = useTranslations('Contact')
  return (
    <section aria-labelledby="resources" className="rounded-card bg-clay p-6 sm:p-8 print:hidden">
      <h2 id="resources" className="text-h3">
        {t('resources')}
      </h2>
      <p className="mt-2 text-quiet">{t('resourcesIntro')}</p>
      <ul className="mt-6 grid gap-1">
        {Children.map(children, (file) => (
          <li>{file}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <PrintButton label={t('print')} />
        <ShareButton label={t('share')} title={organisation.name[locale]} text={t('shareText')} />
      </div>
    </section>
  )
}
