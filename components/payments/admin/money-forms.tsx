'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ConfirmStep } from '@/components/ui/admin/confirm-step'
import type { Option } from '@/components/ui/field'
import { emptyWhenDone, useFormAction } from '@/components/ui/use-form-action'
import { type MoneyKind, ONCE_FIELD, PAYMENT_FIELD, moneyKinds } from '@/lib/payments/admin/form'
import { BANK_REFERENCE_LENGTH, ENTRY_NOTE_LENGTH, type MoneyField } from '@/lib/payments/admin/money-form'
import { recordMoney } from '@/lib/payments/admin/money-actions'
import { routes } from '@/lib/routes'
import { AmountField, ChoiceField, Choices, LongField, TypedField, fieldsOf } from './form-fields'
import { PaymentAnswer } from './payment-answer'

/** The choices in a payment's forms, and each form's idempotency key. */
export interface MoneyChoices {
  readonly once: Readonly<Record<MoneyKind, string>>
  readonly today: string
  /** The newest transaction on the page. */
  readonly lastSeen: string
  /** It may have been recorded by mistake. */
  readonly hasRefund: boolean
  /** The outstanding amount, usual for a transfer, as decimal text; empty for none. */
  readonly usual: string
  readonly refundable: readonly Option[]
  readonly movable: readonly Option[]
  /** The same person's payments. */
  readonly targets: readonly Option[]
}

/** Forms for money received or refunded outside PayFast, as far as they apply; the office only records transfers. */
export function MoneyForms({
  id,
  choices,
  isAdmin,
}: {
  id: string
  choices: MoneyChoices
  isAdmin: boolean
}) {
  const { refundable, movable, targets } = choices
  const applies: Readonly<Record<MoneyKind, boolean>> = {
    transfer: true,
    refund: isAdmin && refundable.length > 0,
    correction: isAdmin,
    move: isAdmin && movable.length > 0 && targets.length > 0,
  }
  return (
    <div className="flex flex-wrap items-start gap-3">
      {moneyKinds.map((kind) => (
        <MoneyForm key={kind} id={id} kind={kind} choices={choices} applies={applies[kind]} />
      ))}
    </div>
  )
}

/** One of them. Its answer stays when it applies no more: the last surplus was moved, perhaps by a colleague. */
function MoneyForm({
  id,
  kind,
  choices,
  applies,
}: {
  id: string
  kind: MoneyKind
  choices: MoneyChoices
  applies: boolean
}) {
  const t = useTranslations('PaymentsAdmin.money')
  const { state, refused, pending, form } = useFormAction(recordMoney, {
    onAnswer: emptyWhenDone,
  })
  const { once, today, lastSeen, hasRefund, usual, refundable, movable, targets } = choices
  const fields = fieldsOf<MoneyField>(kind, refused, {
    amount: kind === 'transfer' ? usual : '',
    receivedOn: today,
    // The surplus comes first: it is the usual refund.
    surplus: refundable[0]?.[0],
  })
  const isMovement = kind === 'transfer' || kind === 'refund'
  const answer = (
    <PaymentAnswer answer={state} done={(done) => t(`done.${done}`)} path={routes.paymentAdmin(id)} />
  )
  if (!applies) return <div className="basis-full empty:hidden">{answer}</div>
  return (
    <ConfirmStep group="money" size="small" label={t(`steps.${kind}`)} open={state !== null || undefined}>
      <form {...form} noValidate className="grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
        <input type="hidden" name={PAYMENT_FIELD} value={id} />
        <input type="hidden" name={ONCE_FIELD} value={once[kind]} />
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="lastSeen" value={lastSeen} />
        <p className="text-quiet">{t(`hints.${kind}`)}</p>
        {answer}
        {kind === 'refund' && (
          <ChoiceField {...fields('surplus', t('fields.surplus'))} options={refundable} />
        )}
        {kind === 'move' && (
          <>
            <ChoiceField {...fields('surplus', t('fields.surplus'))} options={movable} />
            <ChoiceField
              {...fields('target', t('fields.target'))}
              options={[['', t('choose')], ...targets]}
            />
          </>
        )}
        {kind === 'correction' && (
          <Choices
            {...fields('direction', t('fields.direction'))}
            options={[
              ['more', t('more')],
              ['less', t('less')],
              ...(hasRefund ? [['refund', t('refundNotMade')] as const] : []),
            ]}
          />
        )}
        {kind !== 'move' && (
          <div className="grid gap-4 sm:grid-cols-2">
            <AmountField {...fields('amount', t('fields.amount'))} />
            {isMovement && (
              <>
                <TypedField {...fields('receivedOn', t('fields.receivedOn'))} type="date" max={today} />
                <TypedField {...fields('named', t('fields.named'))} maxLength={BANK_REFERENCE_LENGTH} />
              </>
            )}
          </div>
        )}
        {kind !== 'move' && (
          <LongField
            {...fields('note', t(kind === 'correction' ? 'fields.reason' : 'fields.note'))}
            most={ENTRY_NOTE_LENGTH}
          />
        )}
        <Button size="small" disabled={pending} className="justify-self-start">
          {pending ? t('recording') : t(`confirm.${kind}`)}
        </Button>
      </form>
    </ConfirmStep>
  )
}
