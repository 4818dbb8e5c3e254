import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { StaffTime } from '@/components/ui/admin/staff-time'
import type { Subscription } from '@/lib/newsletter/subscribers'

/** The evidence of consent: what the owner of the address agreed to, where and when. */
export function SubscriberEvidence({ subscription }: { subscription: Subscription }) {
  const t = useTranslations('NewsletterAdmin.subscribers')
  const languages = useTranslations('Posts.languages')
  const { email, consentVersion, consentLanguage, page, createdAt, askedAt, confirmedAt, endedAt } =
    subscription
  const consent =
    consentVersion === null || consentLanguage === null
      ? t('imported')
      : t('consentVersion', { version: consentVersion, language: languages(consentLanguage) })
  const time = (iso: string | null) => iso && <StaffTime iso={iso} />
  const facts: readonly [string, ReactNode][] = [
    [t('consent'), consent],
    [t('page'), page ?? t('pageUnknown')],
    [t('first'), time(createdAt)],
    [t('last'), time(askedAt)],
    [t('confirmedAt'), time(confirmedAt)],
    [t('endedAt'), time(endedAt)],
  ]
  return (
    <details className="min-w-0 open:basis-full">
      <summary aria-label={t('evidenceOf', { email })} className="row-link">
        {t('evidence')}
      </summary>
      <dl className="mt-2 mb-1 grid gap-x-5 gap-y-1 text-small sm:grid-cols-[11rem_minmax(0,1fr)]">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className="contents">
                <dt className="text-quiet">{label}</dt>
                <dd className="wrap-anywhere max-sm:mb-1">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </details>
  )
}
