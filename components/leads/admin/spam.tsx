import { getTranslations } from 'next-intl/server'
import { Notice } from '@/components/ui/notice'
import { spamSubmissions } from '@/lib/leads/queries'
import { settle } from '@/lib/settle'
import { SpamList } from './spam-list'
import { UndecidedDetails } from './submissions'

/** The spam submissions of the last weeks, newest first, each with the reason why it counts as spam. */
export async function Spam() {
  const [t, reasons, spam] = await Promise.all([
    getTranslations('Leads.inbox'),
    getTranslations('Leads.spam.reasons'),
    settle('spamSubmissions', spamSubmissions()),
  ])
  if (!spam.ok) return <Notice variant="alert">{t('failed')}</Notice>
  return (
    <SpamList
      items={spam.data.map((submission) => ({
        id: submission.id,
        name: submission.name,
        details: (
          <>
            <p className="mt-1 font-semibold text-wheat">{reasons(submission.spamReason)}</p>
            <UndecidedDetails submission={submission} />
          </>
        ),
      }))}
    />
  )
}
