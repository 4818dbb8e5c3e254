import { useLocale, useTranslations } from 'next-intl'
import { LocalDate } from '@/components/ui/local-date'
import { formatLocale } from '@/lib/i18n/routing'
import type { Submission } from '@/lib/leads/schema'

/** What is known of one sending of the form, as names and values. */
export function SubmissionFacts({ submission }: { submission: Submission }) {
  const t = useTranslations('Leads.lead')
  const words = useTranslations('Leads.inbox')
  const brought = [
    [t('page'), submission.page],
    [t('referrer'), submission.referrer],
    [t('campaignSource'), submission.utm_source],
    [t('campaignMedium'), submission.utm_medium],
    [t('campaignName'), submission.utm_campaign],
    [t('campaignTerm'), submission.utm_term],
    [t('campaignContent'), submission.utm_content],
  ].filter(([, value]) => value)
  const facts = [
    [t('given'), `${submission.name}, ${submission.email}, ${submission.phone}`],
    [t('language'), submission.language === 'af' ? words('afrikaans') : words('english')],
    ...brought,
  ]
  return (
    <>
      <dl className="mt-2 grid gap-x-5 gap-y-1 text-small sm:grid-cols-[10rem_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-quiet">{name}</dt>
            <dd className="[overflow-wrap:anywhere] max-sm:mb-1">{value}</dd>
          </div>
        ))}
      </dl>
      {brought.length === 0 && <p className="mt-1 text-small text-quiet">{t('unknown')}</p>}
    </>
  )
}

/** Everything a person has sent in, newest first, each with what brought them. */
export function Submissions({ submissions }: { submissions: readonly Submission[] }) {
  const tag = formatLocale[useLocale()]
  return (
    <ol className="grid gap-6">
      {submissions.map((submission) => (
        <li key={submission.id}>
          <p className="font-semibold">
            <LocalDate iso={submission.createdAt} siteTag={tag} withTime />
          </p>
          <SubmissionFacts submission={submission} />
        </li>
      ))}
    </ol>
  )
}
