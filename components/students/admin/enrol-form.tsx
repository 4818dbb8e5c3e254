'use client'

import { useTranslations } from 'next-intl'
import { ChoiceField, TypedField } from '@/components/payments/admin/form-fields'
import { Button } from '@/components/ui/button'
import type { Option } from '@/components/ui/field'
import { useFormAction } from '@/components/ui/use-form-action'
import { useLanguageNames } from '@/lib/i18n/language-names'
import { routing } from '@/lib/i18n/routing'
import { LEAD_FIELD } from '@/lib/leads/admin-form'
import { ONCE_FIELD } from '@/lib/payments/admin/form'
import { fail } from '@/lib/result'
import { enrolLead } from '@/lib/students/actions'
import { type EnrolmentField, type StudentAnswer as Answer, enrolmentWays } from '@/lib/students/register'
import { StudentAnswer } from './student-answer'

/** Enrols a lead with one press: everything is filled in. */
export function EnrolForm({
  lead,
  once,
  levels,
  intakes,
  first,
}: {
  lead: string
  once: string
  levels: readonly Option[]
  /** Of the content; without any a day is chosen. */
  intakes: readonly Option[]
  first: Readonly<Record<EnrolmentField, string>>
}) {
  const t = useTranslations('Students.forms')
  const payments = useTranslations('PaymentsAdmin.form')
  const languages = useLanguageNames()
  const { state, pending, form } = useFormAction<Answer<EnrolmentField>>(enrolLead, fail('failed'))
  const refused = state && !state.ok ? state : null
  const of = (name: EnrolmentField, label: string) => ({
    group: 'enrol',
    name,
    label,
    error: refused?.errors?.[name],
    value: refused?.values?.[name] ?? first[name],
  })
  return (
    <form {...form} noValidate className="grid w-full grid-cols-[minmax(0,1fr)] gap-4">
      <input type="hidden" name={LEAD_FIELD} value={lead} />
      <input type="hidden" name={ONCE_FIELD} value={once} />
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <ChoiceField {...of('level', payments('fields.level'))} options={levels} />
        {intakes.length > 0 ? (
          <ChoiceField {...of('intake', t('intake'))} options={intakes} />
        ) : (
          <TypedField {...of('intake', t('intake'))} type="date" />
        )}
        <ChoiceField
          {...of('language', payments('fields.language'))}
          options={routing.locales.map((each): Option => [each, languages(each)])}
        />
        <ChoiceField
          {...of('way', payments('wayLegend'))}
          options={enrolmentWays.map((way): Option => [
            way,
            way === 'none' ? t('noPlan') : payments(`ways.${way}`),
          ])}
        />
        <TypedField {...of('firstDueOn', payments('fields.firstDueOn'))} type="date" />
      </div>
      <p className="max-w-2xl text-small text-quiet">{t('planHelp')}</p>
      <StudentAnswer answer={state} />
      <Button type="submit" disabled={pending} className="justify-self-start">
        {pending ? payments('saving') : t('enrol')}
      </Button>
    </form>
  )
}
