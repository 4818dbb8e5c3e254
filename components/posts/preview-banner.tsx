import { getTranslations } from 'next-intl/server'
import { type Locale, TIME_ZONE, formatLocale } from '@/lib/i18n/routing'

/** Above a post that is not public: that it is not, and until when its link works (by the provider's clock). */
export async function PreviewBanner({ until, locale }: { until: string; locale: Locale }) {
  const t = await getTranslations('Posts.preview')
  const time = new Intl.DateTimeFormat(formatLocale[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: TIME_ZONE,
  }).format(new Date(until))
  return (
    <aside aria-label={t('banner')} className="relative z-10 border-y border-grain bg-clay print:hidden">
      <p className="shell py-3 text-small">
        <strong className="font-semibold">{t('banner')}.</strong> {t('text', { time })}
      </p>
    </aside>
  )
}
