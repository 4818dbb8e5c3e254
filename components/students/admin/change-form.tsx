'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ChoiceField, LongField, TypedField } from '@/components/payments/admin/form-fields'
import { ConfirmStep } from '@/components/ui/admin/confirm-step'
import { Button } from '@/components/ui/button'
import type { Option } from '@/components/ui/field'
import { useFormAction } from '@/components/ui/use-form-action'
import { ONCE_FIELD } from '@/lib/payments/admin/form'
import { fail } from '@/lib/result'
import { changeEnrolment } from '@/lib/students/actions'
import {
  type StudentAnswer as Answer,
  type ChangeField,
  type ChangeKind,
  ENDS_FIELD,
  ENROLMENT_FIELD,
  NUMBER_LENGTH,
  REASON_LENGTH,
} from '@/lib/students/register'
import { StudentAnswer } from './student-answer'

/** A change of an enrolment, as its button opens it. */
export interface Change {
  readonly kind: ChangeKind
  readonly label: string
  /** The present value; empty for none. */
  readonly before: string
  /** The new value, if the button names it. */
  readonly after?: string
  /** The values to choose from; undefined for typed ones. */
  readonly options?: readonly Option[]
  /** Whether the payments that are not owed can be cancelled with it. */
  readonly mayEnd?: boolean
}

/** Changes one thing, with its day and reason if it matters. `children` is what is owed by the terms. */
export function ChangeForm({
  enrolment,
  once,
  day,
  change: { kind, label, before, after, options, mayEnd },
  children,
}: {
  enrolment: string
  once: string
  /** Today. */
  day: string
  change: Change
  children?: ReactNode
}) {
  const t = useTranslations('Students.forms')
  const payments = useTranslations('PaymentsAdmin.form')
  const { state, pending, form } = useFormAction<Answer<ChangeField>>(changeEnrolment, fail('failed'))
  const refused = state && !state.ok ? state : null
  const of = (name: ChangeField, text: string, first: string) => ({
    group: `${kind}-${after ?? ''}-${enrolment}`,
    name,
    label: text,
    error: refused?.errors?.[name],
    value: refused?.values?.[name] ?? first,
  })
  const hasDay = kind === 'state' || kind === 'level'
  return (
    <ConfirmStep
      group={`change-${enrolment}`}
      size="small"
      label={label}
      open={refused !== null || undefined}
    >
      {children}
      <form {...form} noValidate className="grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
        <input type="hidden" name={ENROLMENT_FIELD} value={enrolment} />
        <input type="hidden" name={ONCE_FIELD} value={once} />
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="before" value={before} />
        {after !== undefined && <input type="hidden" name="after" value={after} />}
        <div className="grid gap-4 sm:grid-cols-2">
          {options && <ChoiceField {...of('after', t(`fields.${kind}`), before)} options={options} />}
          {after === undefined && !options && (
            <TypedField
              {...of('after', t(`fields.${kind}`), before)}
              type={kind === 'intake' ? 'date' : 'text'}
              maxLength={NUMBER_LENGTH}
            />
          )}
          {hasDay && <TypedField {...of('onDay', t('day'), day)} type="date" max={day} hint={t('dayHint')} />}
        </div>
        {hasDay && <LongField {...of('reason', t('reason'), '')} most={REASON_LENGTH} />}
        {mayEnd && (
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name={ENDS_FIELD} defaultChecked className="size-5 shrink-0 accent-vine" />
            {t('ends')}
          </label>
        )}
        <StudentAnswer answer={state} />
        <Button type="submit" size="small" disabled={pending} className="justify-self-start">
          {pending ? payments('saving') : payments('save')}
        </Button>
      </form>
    </ConfirmStep>
  )
}
