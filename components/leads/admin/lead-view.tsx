import { getLocale, getTranslations } from 'next-intl/server'
import { SectionCard } from '@/components/staff/section-card'
import { formatLocale } from '@/lib/i18n/routing'
import { dayAfter } from '@/lib/dates'
import { followUpRange } from '@/lib/leads/schema'
import type { LeadFile } from '@/lib/leads/queries'
import { deskTexts } from './desk-texts'
import { FollowUpForm } from './follow-up-form'
import { History } from './history'
import { NoteForm } from './note-form'
import { Reply } from './reply'
import { StatusForm } from './status-form'
import { Submissions } from './submissions'
import { statusWords } from './words'

/** One lead: answer it, say where it stands, note what was agreed; and what happened so far. */
export async function LeadView({ file: { lead, submissions, events } }: { file: LeadFile }) {
  const [locale, t, texts, statuses] = await Promise.all([
    getLocale(),
    getTranslations('Leads.lead'),
    deskTexts(),
    statusWords(),
  ])
  const range = followUpRange()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:col-start-2 lg:row-start-1">
        <SectionCard id="reply" title={t('replyTitle')}>
          <Reply lead={lead} />
        </SectionCard>
        <SectionCard id="status" title={t('statusTitle')}>
          <StatusForm
            id={lead.id}
            status={lead.status}
            words={statuses}
            texts={texts}
            label={t('statusLabel')}
            save={t('statusSave')}
          />
        </SectionCard>
        <SectionCard id="follow" title={t('followUpTitle')}>
          <FollowUpForm
            id={lead.id}
            day={lead.followUpOn}
            tag={formatLocale[locale]}
            range={range}
            choices={[
              [dayAfter(range.first, 1), t('tomorrow')],
              [dayAfter(range.first, 7), t('inAWeek')],
            ]}
            words={{
              label: t('followUpLabel'),
              save: t('followUpSave'),
              clear: t('followUpClear'),
              none: t('nothing'),
            }}
            texts={texts}
          />
        </SectionCard>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:col-start-1 lg:row-start-1">
        <SectionCard id="note-title" title={t('noteTitle')}>
          <NoteForm
            id={lead.id}
            words={{
              label: t('noteLabel'),
              hint: t('noteHint'),
              save: t('noteSave'),
              saved: t('noteSaved'),
            }}
            texts={texts}
          />
        </SectionCard>
        <SectionCard id="history" title={t('historyTitle')}>
          <History events={events} />
        </SectionCard>
        <SectionCard id="submissions" title={t('submissionsTitle', { count: submissions.length })}>
          <Submissions submissions={submissions} />
        </SectionCard>
      </div>
    </div>
  )
}
