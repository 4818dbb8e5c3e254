import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/link'
import { formatNumber } from '@/lib/i18n/formats'
import { type Progress, messageCounts } from '@/lib/newsletter/issue-schema'
import { mailPath } from '@/lib/outbox/messages'

/** The sending progress of an issue. */
export function IssueProgress({ progress }: { progress: Progress }) {
  const locale = useLocale()
  const t = useTranslations('NewsletterAdmin')
  const all = messageCounts.reduce((sum, name) => sum + progress[name], 0)
  const settled = all - progress.waiting
  return (
    <div className="grid gap-5">
      <progress
        max={Math.max(all, 1)}
        value={all === 0 ? 1 : settled}
        aria-label={t('progressLabel', {
          settled: formatNumber(settled, locale),
          all: formatNumber(all, locale),
        })}
        className="h-3 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-vine [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-vine"
      />
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {messageCounts.map((name) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-small text-quiet">{t(`counts.${name}`)}</dt>
            <dd className="font-display text-section tabular-nums">{formatNumber(progress[name], locale)}</dd>
          </div>
        ))}
      </dl>
      {progress.failed > 0 && (
        <ButtonLink variant="quiet" size="small" href={mailPath('failed')} className="justify-self-start">
          {t('viewFailed')}
        </ButtonLink>
      )}
    </div>
  )
}
