import { useTranslations } from 'next-intl'
import { StaffTime } from '@/components/ui/admin/staff-time'
import { leadDetails } from '@/lib/lead-fields'
import { useLanguageNames } from '@/lib/i18n/language-names'
import { formatPhone } from '@/lib/leads/phone'
import type { Submission, UndecidedSubmission } from '@/lib/leads/schema'

function SubmissionDetails({ submission }: { submission: Submission }) {
  const t = useTranslations('Leads.lead')
  const languages = useLanguageNames()
  const entered = useTranslations('Leads.entry')
  const channelName = useTranslations('Leads.channels')
  const attribution = [
    [t('page'), submission.page],
    [t('referrer'), submission.referrer],
    [t('campaignSource'), submission.utm_source],
    [t('campaignMedium'), submission.utm_medium],
    [t('campaignName'), submission.utm_campaign],
    [t('campaignTerm'), submission.utm_term],
    [t('campaignContent'), submission.utm_content],
  ].filter(([, value]) => value)
  const details = [
    [
      t('given'),
      leadDetails
        .map((detail) => (detail === 'phone' ? formatPhone(submission.phone) : submission[detail]))
        .filter(Boolean)
        .join(', '),
    ],
    ...(submission.channel ? [[entered('channel'), channelName(submission.channel)]] : []),
    [t('language'), languages(submission.language)],
    ...(submission.interest
      ? [[t('interest'), t('interestLevel', { number: String(submission.interest) })]]
      : []),
    ...attribution,
    ...(submission.message ? [[entered('message'), submission.message]] : []),
    ...(submission.enteredBy
      ? [[entered(submission.source === 'import' ? 'importedBy' : 'by'), submission.enteredBy]]
      : []),
  ]
  return (
    <>
      <dl className="mt-2 grid gap-x-5 gap-y-1 text-small sm:grid-cols-[10rem_1fr]">
        {details.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-quiet">{name}</dt>
            <dd className="[overflow-wrap:anywhere] whitespace-pre-line max-sm:mb-1">{value}</dd>
          </div>
        ))}
      </dl>
      {attribution.length === 0 && !submission.enteredBy && (
        <p className="mt-1 text-small text-quiet">{t('unknown')}</p>
      )}
    </>
  )
}

/** An enquiry that is no lead yet, with the reasons it counts as spam. */
function UndecidedDetails({ submission }: { submission: UndecidedSubmission }) {
  const reasons = useTranslations('Leads.spam.reasons')
  return (
    <>
      {submission.spamReason && (
        <p className="mt-1 font-semibold text-wheat">{reasons(submission.spamReason)}</p>
      )}
      <p className="mt-1 text-small text-quiet">
        <StaffTime iso={submission.createdAt} />
      </p>
      <SubmissionDetails submission={submission} />
    </>
  )
}

/** An enquiry that is no lead yet, as a list item. */
export const undecidedItem = (submission: UndecidedSubmission) => ({
  id: submission.id,
  name: submission.name,
  details: <UndecidedDetails submission={submission} />,
})
export type UndecidedItem = ReturnType<typeof undecidedItem>

/** All submissions of a lead, newest first, with attribution. */
export function SubmissionList({ submissions }: { submissions: readonly Submission[] }) {
  return (
    <ol className="grid gap-6">
      {submissions.map((submission) => (
        <li key={submission.id}>
          <p className="font-semibold">
            <StaffTime iso={submission.createdAt} withTime={!submission.enteredBy} />
          </p>
          <SubmissionDetails submission={submission} />
        </li>
      ))}
    </ol>
  )
}
