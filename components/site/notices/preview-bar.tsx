import { useLocale, useTranslations } from 'next-intl'
import { use } from 'react'
import { Button } from '@/components/ui/button'
import { today } from '@/lib/dates'
import { formatDay } from '@/lib/i18n/formats'
import { api } from '@/lib/routes'
import { currentPreview } from '@/lib/site/queries'

/** On pages seen through a preview link: the version shown, and how to end the preview. */
export function PreviewBar() {
  const preview = use(currentPreview())
  const locale = useLocale()
  const t = useTranslations('ContentPreview')
  if (!preview) return null
  const { asOf = null, samples = 0 } = preview === 'gone' ? {} : preview
  return (
    <aside aria-label={t('title')} className="relative z-40 border-b-2 border-grain bg-clay print:hidden">
      <form
        action={`${api.endContentPreview}?locale=${locale}`}
        method="post"
        className="shell flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2 text-small"
      >
        <p>
          <strong className="font-semibold">{t('title')}.</strong>{' '}
          {asOf
            ? t('asOf', { date: formatDay(today(new Date(asOf)), locale) })
            : t(preview === 'gone' ? 'gone' : 'live')}
          {samples > 0 && ` ${t('samples', { count: samples })}`}
        </p>
        <Button variant="quiet" size="small">
          {t('end')}
        </Button>
      </form>
    </aside>
  )
}
