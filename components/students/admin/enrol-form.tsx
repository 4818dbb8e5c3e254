'use client'

import { useTranslations } from 'next-intl'
import { ChoiceField, TypedField, fieldsOf } from '@/components/payments/admin/form-fields'
import { PaymentAnswer } from '@/components/payments/admin/payment-answer'
import { ConfirmStep } from '@/components/ui/admin/confirm-step'
import { Button } from '@/components/ui/button'
import type { Option } from '@/components/ui/field'
import { Link } from '@/components/ui/link'
import { useFormAction } from '@/components/ui/use-form-action'
import { levelNumbers } from '@/lib/content/level-numbers'
import { useLanguageNames } from '@/lib/i18n/language-names'
import { routing } from '@/lib/i18n/routing'
import { LEAD_FIELD } from '@/lib/leads/admin-form'
import { ONCE_FIELD } from '@/lib/payments/admin/form'
import { routes } from '@/lib/routes'
import { enrolLead } from '@/lib/students/actions'
import { type EnrolmentField, enrolmentWays } from '@/lib/students/register'

/** Enrols a lead with one press: everything is filled in. Open at once with a question, or after an answer. */
export function EnrolForm({
  lead,
  once,
  question,
  toStudent,
  intakes,
  first,
}: {
  lead: string
  once: string
  question: string | null
  /** The text of the link to the student. */
  toStudent: string
  /** Of the content; without any a day is chosen. */
  intakes: readonly Option[]
  first: Readonly<Record<EnrolmentField, string>>
}) {
  const t = useTranslations('Students.forms')
  const payments = useTranslations('PaymentsAdmin.form')
  const languages = useLanguageNames()
  const { state, refused, pending, form } = useFormAction(enrolLead)
  const of = fieldsOf('enrol', refused, first)
  const levels = levelNumbers.map(String).map((level): Option => [level, payments('level', { level })])
  const named = routing.locales.map((each): Option => [each, languages(each)])
  const ways = enrolmentWays.map((way): Option => [
    way,
    way === 'none' ? t('noPlan') : payments(`ways.${way}`),
  ])
  return (
    <ConfirmStep
      group="enrol"
      size="small"
      label={t('enrol')}
      open={question !== null || state !== null || undefined}
    >
      {question && <p className="font-semibold">{question}</p>}
      <form {...form} noValidate className="grid w-full grid-cols-[minmax(0,1fr)] gap-4">
        <input type="hidden" name={LEAD_FIELD} value={lead} />
        <input type="hidden" name={ONCE_FIELD} value={once} />
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          <ChoiceField {...of('level', payments('fields.level'))} options={levels} />
          {intakes.length > 0 ? (
            <ChoiceField {...of('intake', t('fields.intake'))} options={intakes} />
          ) : (
            <TypedField {...of('intake', t('fields.intake'))} type="date" />
          )}
          <ChoiceField {...of('language', payments('fields.language'))} options={named} />
          <ChoiceField {...of('way', payments('wayLegend'))} options={ways} />
          <TypedField {...of('firstDueOn', payments('fields.firstDueOn'))} type="date" />
        </div>
        <p className="max-w-2xl text-small text-quiet">{t('planHelp')}</p>
        <PaymentAnswer
          answer={state}
          done={() => (
            <>
              {t('enrolled')}{' '}
              <Link href={routes.student(lead)} className="font-semibold underline">
                {toStudent}
              </Link>
            </>
          )}
          path={routes.lead(lead)}
        />
        <Button disabled={pending} className="justify-self-start">
          {pending ? payments('saving') : t('enrol')}
        </Button>
      </form>
    </ConfirmStep>
  )
}
