import { getTranslations } from 'next-intl/server'
import { LoadedSection } from '@/components/staff/admin/loaded-section'
import { ConfirmStep } from '@/components/ui/admin/confirm-step'
import { Day } from '@/components/ui/admin/staff-time'
import { ButtonLink } from '@/components/ui/link'
import { type LevelNumber, toLevel } from '@/lib/content/level-numbers'
import type { Lead } from '@/lib/leads/schema'
import { leadPayments } from '@/lib/payments/admin/queries'
import { isDepositPaid } from '@/lib/payments/admin/surplus'
import { routes } from '@/lib/routes'
import { type Enrolment, leadEnrolments } from '@/lib/students/queries'
import { isStudying } from '@/lib/students/register'
import { Enrol, EnrolPaid } from './enrol'
import { EnrolmentCard } from './enrolment-card'
import { StateBadge } from './state-badge'

interface Props {
  lead: Pick<Lead, 'id' | 'name' | 'language'>
  /** Of the newest enquiry that names one. */
  interest: LevelNumber | null
}

/** The level of a paid deposit for which the person does not study yet. */
async function paidLevel(lead: string, enrolments: readonly Enrolment[]): Promise<LevelNumber | null> {
  const paid = (await leadPayments(lead)).filter(isDepositPaid)
  const levels = paid.map(({ level }) => toLevel(String(level)))
  return (
    levels.find((level) => !enrolments.some((each) => each.level === level && isStudying(each.state))) ?? null
  )
}

const load = async (lead: string) => {
  const enrolments = await leadEnrolments(lead)
  return { enrolments, paid: await paidLevel(lead, enrolments) }
}

/** The form to enrol: at once if a deposit is paid, otherwise behind a button. */
async function Begin({ lead, interest, paid }: Props & { paid: LevelNumber | null }) {
  const t = await getTranslations('Students.forms')
  const { id, name, language } = lead
  if (paid) return <EnrolPaid lead={id} name={name} language={language} level={paid} />
  return (
    <ConfirmStep group="enrol" size="small" label={t('enrol')}>
      <Enrol lead={id} language={language} level={interest ?? 1} />
    </ConfirmStep>
  )
}

/** On a lead's page: the enrolments in a line each, with a link to the student's page, and the form to enrol. */
export async function LeadEnrolments({ lead, interest }: Props) {
  const t = await getTranslations('Students')
  const levels = await getTranslations('PaymentsAdmin.form')
  return (
    <LoadedSection id="enrolments" title={t('enrolments')} load={() => load(lead.id)}>
      {({ enrolments, paid }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
          {enrolments.length > 0 && (
            <ul className="grid gap-2">
              {enrolments.map(({ id, level, intake, state, stateOn }) => (
                <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <strong className="font-semibold">{levels('level', { level: String(level) })}</strong>
                  <span>{t.rich('starts', { day: () => <Day day={intake} /> })}</span>
                  <StateBadge state={state} />
                  <span className="text-small text-quiet">
                    {t.rich('since', { day: () => <Day day={stateOn} /> })}
                  </span>
                </li>
              ))}
            </ul>
          )}
          {enrolments.length > 0 && (
            <ButtonLink size="small" variant="quiet" href={routes.student(lead.id)}>
              {t('open')}
            </ButtonLink>
          )}
          <div className="w-full">
            <Begin lead={lead} interest={interest} paid={paid} />
          </div>
        </div>
      )}
    </LoadedSection>
  )
}

/** On a student's page: the enrolments with their changes, and the form for another. */
export async function Enrolments({ lead, interest }: Props) {
  const t = await getTranslations('Students')
  return (
    <LoadedSection id="enrolments" title={t('enrolments')} load={() => load(lead.id)}>
      {({ enrolments, paid }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          {enrolments.length === 0 && <p className="text-quiet">{t('noneOfLead')}</p>}
          {enrolments.map((enrolment) => (
            <EnrolmentCard key={enrolment.id} enrolment={enrolment} />
          ))}
          <Begin lead={lead} interest={interest} paid={paid} />
        </div>
      )}
    </LoadedSection>
  )
}
