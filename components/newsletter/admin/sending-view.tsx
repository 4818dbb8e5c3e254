import { getLocale, getTranslations } from 'next-intl/server'
import { LoadedSection } from '@/components/staff/admin/loaded-section'
import { SectionCard } from '@/components/staff/admin/page-parts'
import { Arriving } from '@/components/ui/admin/arriving'
import { Dated, StaffTime } from '@/components/ui/admin/staff-time'
import { Notice } from '@/components/ui/notice'
import { languageName, routing } from '@/lib/i18n/routing'
import { decideIssue } from '@/lib/newsletter/issue-actions'
import { issueProgress } from '@/lib/newsletter/issue-queries'
import {
  type Issue,
  type Progress,
  isWritten,
  messageCounts,
  postsLeftOut,
} from '@/lib/newsletter/issue-schema'
import { subscriptionCounts } from '@/lib/newsletter/subscriber-queries'
import { subscribersOf } from '@/lib/newsletter/subscribers'
import { PreviewLink } from './preview-link'
import { Recipients } from './recipients'
import { RefreshWhileVisible } from './refresh-while-visible'
import { SendingDecisions } from './sending-decisions'
import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/link'
import { formatNumber } from '@/lib/i18n/formats'
import { mailPath } from '@/lib/outbox/messages'

/** An issue past its draft: time or progress of sending, text and actions. */
export async function SendingView({ issue }: { issue: Issue }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('NewsletterAdmin')])
  const { id, state, parts, frozen, startedAt, problem } = issue
  return (
    <>
      {state === 'sending' && <RefreshWhileVisible />}
      {problem !== null && <Notice variant="alert">{t('failedText', { reason: problem })}</Notice>}
      {state === 'scheduled' && (
        <Arriving>
          <Scheduled issue={issue} />
        </Arriving>
      )}
      {startedAt && (
        <Arriving key={state}>
          <LoadedSection
            id="progress"
            title={t('progressTitle')}
            load={async () => (await issueProgress([id])).get(id)!}
          >
            {(progress) => (
              <>
                <Times issue={issue} />
                <IssueProgress progress={progress} />
              </>
            )}
          </LoadedSection>
        </Arriving>
      )}
      <SendingDecisions
        id={id}
        state={state}
        isStarted={startedAt !== null}
        action={decideIssue.bind(null, id)}
      />
      <SectionCard id="text" title={t('textTitle')}>
        {frozen && <p className="mb-4 text-quiet">{t('textSent')}</p>}
        {postsLeftOut(issue) > 0 && (
          <p className="mb-4">{t('postsLeftOut', { count: postsLeftOut(issue) })}</p>
        )}
        <ul className="grid gap-3">
          {routing.locales.map((language) => (
            <li key={language} className="flex flex-wrap items-center gap-3">
              <span className="w-24 font-semibold">{languageName(language, locale)}</span>
              {(frozen ? frozen[language] : isWritten(parts[language])) ? (
                <PreviewLink id={id} language={language} />
              ) : (
                <span className="text-quiet">
                  {t('textNone', { language: languageName(language, locale) })}
                </span>
              )}
            </li>
          ))}
        </ul>
      </SectionCard>
    </>
  )
}

async function Scheduled({ issue: { sendAt, parts } }: { issue: Issue }) {
  const t = await getTranslations('NewsletterAdmin')
  return (
    <LoadedSection id="scheduled" title={t('scheduledTitle')} load={subscriptionCounts}>
      {(counts) => (
        <div className="grid gap-3">
          <p className="font-semibold first-letter:uppercase">
            {t('scheduledFor')} <StaffTime iso={sendAt!} />
          </p>
          <Recipients parts={parts} subscribed={subscribersOf(counts)} />
          <p className="text-quiet">{t('scheduledText')}</p>
        </div>
      )}
    </LoadedSection>
  )
}

async function Times({ issue: { startedAt, endedAt } }: { issue: Issue }) {
  const t = await getTranslations('NewsletterAdmin')
  return (
    <p className="mb-4 flex flex-wrap gap-x-4 text-quiet">
      <span className="inline-block first-letter:uppercase">
        {t('startedAt')} <StaffTime iso={startedAt!} />
      </span>
      <Dated label={t('endedAt')} iso={endedAt} />
    </p>
  )
}

/** The sending progress of an issue. */
function IssueProgress({ progress }: { progress: Progress }) {
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
