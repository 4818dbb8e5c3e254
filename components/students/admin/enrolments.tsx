import { randomUUID } from 'node:crypto'
import { useLocale, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { LoadedSection } from '@/components/staff/admin/loaded-section'
import type { Option } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import type { Values } from '@/lib/address-query'
import { toLevel } from '@/lib/content/level-numbers'
import { dayAfter, nextMonth, today } from '@/lib/dates'
import { formatDay } from '@/lib/i18n/formats'
import type { LeadFile } from '@/lib/leads/inbox/queries'
import { USUAL_DAYS } from '@/lib/payments/admin/payment-form'
import { leadPayments } from '@/lib/payments/admin/queries'
import { isDepositPaid } from '@/lib/payments/admin/surplus'
import { settle } from '@/lib/settle'
import { useContent } from '@/lib/site/queries'
import { enrolmentPapers } from '@/lib/students/paper-queries'
import { type Enrolment, leadEnrolments } from '@/lib/students/queries'
import { EnrolForm } from './enrol-form'
import { EnrolmentCard } from './enrolment-card'
import { Certificates } from './certificates'
import { Documents } from './documents'
import { PapersForm } from './papers-form'

/** The enrolments of a lead, and the level of a paid deposit without one, or null. */
async function load(lead: string) {
  const [enrolments, payments] = await Promise.all([leadEnrolments(lead), leadPayments(lead)])
  const levels = payments.filter(isDepositPaid).map(({ level }) => toLevel(String(level)))
  const isNew = (level: unknown) => !enrolments.some((own) => own.level === level)
  return { enrolments, paid: levels.find(isNew) ?? null }
}

/** The form to enrol, filled in; at once if a deposit is paid, otherwise behind a button. */
function Enrol({ file: { lead, submissions }, paid }: { file: LeadFile; paid: number | null }) {
  const locale = useLocale()
  const t = useTranslations('Students')
  const { intakes } = useContent()
  const next = intakes.find((start) => start >= today()) ?? intakes.at(-1)
  const level = paid ?? submissions.find(({ interest }) => interest)?.interest ?? 1
  return (
    <EnrolForm
      lead={lead.id}
      once={randomUUID()}
      question={paid ? t('paidText', { name: lead.name, level: String(paid) }) : null}
      toStudent={t('open')}
      intakes={intakes.map((start): Option => [start, formatDay(start, locale)])}
      first={{
        level: String(level),
        intake: next ?? nextMonth(today()),
        language: lead.language,
        way: 'single',
        firstDueOn: nextMonth(dayAfter(today(), USUAL_DAYS)),
      }}
    />
  )
}

/** A lead's enrolments in brief, or with their forms on the student's page, whose query it takes; and the form to enrol. */
export async function Enrolments({ file, query }: { file: LeadFile; query?: Values }) {
  const t = await getTranslations('Students')
  return (
    <LoadedSection id="enrolments" title={t('enrolments')} load={() => load(file.lead.id)}>
      {({ enrolments, paid }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {enrolments.map((each) => (
            <EnrolmentCard key={each.id} lead={file.lead.id} enrolment={each} isBrief={!query}>
              {query && <Papers enrolment={each} query={query} />}
            </EnrolmentCard>
          ))}
          {file.lead.binnedAt === null && <Enrol file={file} paid={paid} />}
        </div>
      )}
    </LoadedSection>
  )
}

/** The certificates and documents of an enrolment, with one form for both. `query` is of the page's address. */
async function Papers({ enrolment: { id, language }, query }: { enrolment: Enrolment; query: Values }) {
  const t = await getTranslations('Papers')
  const found = await settle('enrolmentPapers', enrolmentPapers(id))
  if (!found.ok) return <Notice variant="alert">{t('failed')}</Notice>
  const papers = found.data
  if (!papers) return null
  const form = `papers-${id}`
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 print:hidden">
      {papers.lead_id && <PapersForm id={form} enrolment={id} once={randomUUID()} lead={papers.lead_id} />}
      <Certificates papers={papers} form={form} language={language} />
      <Documents papers={papers} form={form} query={query} language={language} />
    </div>
  )
}
