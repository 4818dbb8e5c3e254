import { Mail, MessageCircle, Phone } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { SectionCard } from '@/components/staff/section-card'
import { ButtonAnchor } from '@/components/ui/button'
import { EmailAddress } from '@/components/ui/email-address'
import { dayAfter } from '@/lib/dates'
import { formatLocale } from '@/lib/i18n/routing'
import { adoptable } from '@/lib/leads/admin-form'
import type { LeadFile } from '@/lib/leads/queries'
import { replyLinks } from '@/lib/leads/reply'
import { type Lead, followUpRange } from '@/lib/leads/schema'
import { Differences } from './differences'
import { FollowUpForm, NoteForm, StatusForm } from './lead-forms'
import { LeadHistory } from './lead-history'
import { MergedLeads, Suggestions } from './lead-links'
import { SubmissionList } from './submissions'

/** One lead: the ways to reply, the forms that change it, and everything that happened so far. */
export function LeadView({ file }: { file: LeadFile }) {
  const { lead, submissions, events, names } = file
  const tag = formatLocale[useLocale()]
  const t = useTranslations('Leads.lead')
  const merge = useTranslations('Leads.merge')
  const latest = submissions[0]
  const differs = latest && adoptable.some((detail) => latest[detail] !== lead[detail])
  const suggested = file.links.filter(({ kind }) => kind === 'suggested')
  const merged = file.links.filter(({ kind }) => kind === 'merged')
  const range = followUpRange()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:col-start-2 lg:row-start-1">
        <SectionCard id="reply" title={t('replyTitle')}>
          <Reply lead={lead} />
        </SectionCard>
        <SectionCard id="status" title={t('statusTitle')}>
          <StatusForm id={lead.id} status={lead.status} />
        </SectionCard>
        <SectionCard id="follow" title={t('followUpTitle')}>
          <FollowUpForm
            id={lead.id}
            day={lead.followUpOn}
            range={range}
            tomorrow={dayAfter(range.first, 1)}
            inAWeek={dayAfter(range.first, 7)}
          />
        </SectionCard>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:col-start-1 lg:row-start-1">
        {differs && (
          <SectionCard id="differences" title={merge('differsTitle')}>
            <Differences lead={lead} enquiry={latest} tag={tag} />
          </SectionCard>
        )}
        {suggested.length > 0 && (
          <SectionCard id="suggested" title={merge('suggestedTitle')}>
            <p className="text-quiet">{merge('suggestedText')}</p>
            <Suggestions id={lead.id} links={suggested} />
          </SectionCard>
        )}
        <SectionCard id="note-title" title={t('noteTitle')}>
          <NoteForm id={lead.id} />
        </SectionCard>
        <SectionCard id="history" title={t('historyTitle')}>
          <LeadHistory events={events} names={names} />
        </SectionCard>
        <SectionCard id="submissions" title={t('submissionsTitle', { count: submissions.length })}>
          <SubmissionList submissions={submissions} />
        </SectionCard>
        {merged.length > 0 && (
          <SectionCard id="merged" title={merge('mergedTitle')}>
            <p className="text-quiet">{merge('mergedText')}</p>
            <MergedLeads links={merged} />
          </SectionCard>
        )}
      </div>
    </div>
  )
}

/** The ways to reply to a lead, each with a greeting in the lead's own language. */
function Reply({ lead }: { lead: Lead }) {
  const t = useTranslations('Leads.lead')
  const languages = useTranslations('Posts.languages')
  const links = replyLinks(lead)
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:max-lg:flex [&>*]:px-3 sm:max-lg:[&>*]:px-6 [&>:last-child]:col-span-2">
        <ButtonAnchor href={links.email} target={undefined}>
          <Mail className="size-5" aria-hidden />
          {t('emailTo')}
        </ButtonAnchor>
        <ButtonAnchor href={links.whatsapp}>
          <MessageCircle className="size-5" aria-hidden />
          {t('whatsappTo')}
        </ButtonAnchor>
        <ButtonAnchor href={links.call} target={undefined} variant="quiet">
          <Phone className="size-5" aria-hidden />
          {t('callTo')}
        </ButtonAnchor>
      </div>
      <p className="mt-4">
        <EmailAddress address={lead.email} />
        <br />
        {lead.phone}
      </p>
      <p className="mt-1 text-small text-quiet">{t('writesIn', { language: languages(lead.language) })}</p>
    </>
  )
}
