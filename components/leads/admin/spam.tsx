import { getLocale, getTranslations } from 'next-intl/server'
import { LocalDate } from '@/components/ui/local-date'
import { Notice } from '@/components/ui/notice'
import { formatLocale } from '@/lib/i18n/routing'
import { spamSubmissions } from '@/lib/leads/queries'
import { settle } from '@/lib/result'
import { SpamList } from './spam-list'
import { SubmissionDetails } from './submissions'

/** The spam submissions of the last weeks, newest first, each with the reason why it counts as spam. */
export async function Spam() {
  const [locale, t, spam] = await Promise.all([
    getLocale(),
    getTranslations('Leads.inbox'),
    settle('spamSubmissions', spamSubmissions()),
  ])
  if (!spam.ok) return <Notice variant="alert">{t('failed')}</Notice>
  return (
    <SpamList
      items={spam.data.map((submission) => ({
        id: submission.id,
        name: submission.name,
        reason: submission.spamReason,
        details: (
          <>
            <p className="mt-1 text-small text-quiet">
              <LocalDate iso={submission.createdAt} siteTag={formatLocale[locale]} withTime />
            </p>
            <SubmissionDetails submission={submission} />
          </>
        ),
      }))}
    />
  )
}
