'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { ChoiceField, LongField, TypedField, fieldsOf } from '@/components/payments/admin/form-fields'
import { PaymentAnswer } from '@/components/payments/admin/payment-answer'
import { ConfirmStep } from '@/components/ui/admin/confirm-step'
import { Button } from '@/components/ui/button'
import type { Option } from '@/components/ui/field'
import { useFormAction } from '@/components/ui/use-form-action'
import { routes } from '@/lib/routes'
import { changeEnrolment } from '@/lib/students/actions'
import { ENDS_FIELD, NUMBER_LENGTH, REASON_LENGTH } from '@/lib/students/register'

interface Change {
  readonly label: string
  /** The values that the button names: lead, enrolment, once, kind, before and perhaps after. */
  readonly hidden: Readonly<Record<string, string>>
  /** The new values to choose from; undefined for a typed one. */
  readonly options?: readonly Option[]
  /** Until when, in words, the payments that are not owed can be cancelled with it. */
  readonly lastDay?: string
  /** Which amount is owed under the terms. */
  readonly owed?: ReactNode
}

type Answer = NonNullable<Awaited<ReturnType<typeof changeEnrolment>>>

/**
 * Changes one thing, with its day and reason if it matters. `onFinal` gets an answer that may take the form away, and
 * null for another.
 */
function ChangeForm({
  label,
  hidden,
  options,
  lastDay,
  owed,
  today,
  onFinal,
}: Change & { today: string; onFinal: (answer: Answer | null) => void }) {
  const t = useTranslations('Students.forms')
  const payments = useTranslations('PaymentsAdmin.form')
  const [isAbove, setAbove] = useState(false)
  const { state, refused, pending, form } = useFormAction(changeEnrolment, {
    onAnswer(answer) {
      const isFinal = answer !== null && (answer.ok || answer.code === 'changed')
      setAbove(isFinal)
      onFinal(isFinal ? answer : null)
    },
  })
  const { kind, before = '', after } = hidden
  const group = `${hidden.enrolment}-${kind}-${after ?? ''}`
  const of = fieldsOf(group, refused, { after: before, onDay: today })
  const name = kind === 'state' ? '' : t(`fields.${kind as 'level'}`)
  return (
    <ConfirmStep
      group={`change-${hidden.enrolment}`}
      size="small"
      label={label}
      open={state !== null || undefined}
    >
      {owed}
      <form {...form} noValidate className="grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
        {Object.entries(hidden).map(([each, value]) => (
          <input key={each} type="hidden" name={each} value={value} />
        ))}
        {after === undefined &&
          (options ? (
            <ChoiceField {...of('after', name)} options={options} />
          ) : (
            <TypedField
              {...of('after', name)}
              type={kind === 'intake' ? 'date' : 'text'}
              maxLength={NUMBER_LENGTH}
            />
          ))}
        {(kind === 'state' || kind === 'level') && (
          <>
            <TypedField {...of('onDay', t('day'))} type="date" max={today} hint={owed && t('dayHint')} />
            <LongField {...of('reason', t('reason'))} most={REASON_LENGTH} />
          </>
        )}
        {lastDay && (
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name={ENDS_FIELD} defaultChecked className="size-5 shrink-0 accent-vine" />
            {t('ends', { day: lastDay })}
          </label>
        )}
        <PaymentAnswer
          // Without JavaScript every answer is here.
          answer={isAbove ? null : state}
          done={() => payments('saved')}
          path={routes.students}
        />
        <Button size="small" disabled={pending} className="justify-self-start">
          {pending ? payments('saving') : label}
        </Button>
      </form>
    </ConfirmStep>
  )
}

/** The changes of an enrolment, below the answer to the last one: the present state, even if a colleague chose it, has no form. */
export function ChangeForms({ changes, today }: { changes: readonly Change[]; today: string }) {
  const t = useTranslations('PaymentsAdmin.form')
  const [answer, setAnswer] = useState<Answer | null>(null)
  return (
    <div className="flex flex-wrap items-start gap-2 print:hidden">
      <div className="basis-full empty:hidden">
        <PaymentAnswer answer={answer} done={() => t('saved')} path={routes.students} />
      </div>
      {changes.map((change) => (
        <ChangeForm key={change.label} {...change} today={today} onFinal={setAnswer} />
      ))}
    </div>
  )
}
