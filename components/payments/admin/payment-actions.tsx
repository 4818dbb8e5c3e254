'use client'

import { useTranslations } from 'next-intl'
import { Button, ButtonAnchor } from '@/components/ui/button'
import { ConfirmStep } from '@/components/ui/admin/confirm-step'
import { StaffCopyButton } from '@/components/ui/admin/staff-copy-button'
import { Icon } from '@/components/ui/icon'
import { PrintButton } from '@/components/ui/print-button'
import { useFormAction } from '@/components/ui/use-form-action'
import { PAYMENT_FIELD, type PaymentIntent, type PaymentStatus } from '@/lib/payments/admin/form'
import { decidePayment } from '@/lib/payments/admin/actions'
import { LINK_DAYS } from '@/lib/payments/admin/payment-form'
import { routes } from '@/lib/routes'
import { PaymentAnswer } from './payment-answer'

/** Sends a payment's request, and decides about it. */
export function PaymentActions({
  id,
  status,
  email,
  isAsked,
  isMailed,
  isMailOn,
  isExpired,
  links,
}: {
  id: string
  status: PaymentStatus
  email: string | null
  isAsked: boolean
  /** A link may have been passed on instead. */
  isMailed: boolean
  isMailOn: boolean
  /** Whether its link takes no payments, because they were due too long ago. */
  isExpired: boolean
  /** Null before the payment is requested. */
  links: { readonly link: string; readonly whatsapp: string | null } | null
}) {
  const t = useTranslations('PaymentsAdmin.actions')
  const { state, pending, form } = useFormAction(decidePayment)
  const isOpen = status === 'pending' || status === 'failed'
  const canMail = email !== null && isMailOn
  const values = { email: email ?? '' }
  const step = (intent: Exclude<PaymentIntent, 'end'>, isFirst = false) => {
    const isAgain = intent === 'send' && isMailed
    const destroys = intent === 'cancel' || intent === 'renew'
    return (
      <ConfirmStep
        group="payment"
        size="small"
        variant={isFirst ? 'primary' : 'quiet'}
        label={t(isAgain ? 'sendAgain' : intent)}
      >
        <p className="wrap-anywhere">
          {isAgain ? t('sendAgainQuestion', values) : t(`${intent}Question`, values)}
          {intent === 'reopen' && !isExpired && ` ${t('reopenLink')}`}
        </p>
        <Button
          size="small"
          variant={destroys ? 'danger' : 'primary'}
          name="intent"
          value={intent}
          disabled={pending}
        >
          {t(`${intent}Confirm`)}
        </Button>
      </ConfirmStep>
    )
  }
  return (
    <form {...form} className="grid grid-cols-[minmax(0,1fr)] gap-5 print:hidden">
      <input type="hidden" name={PAYMENT_FIELD} value={id} />
      <PaymentAnswer answer={state} done={(intent) => t(`done.${intent}`)} path={routes.paymentAdmin(id)} />
      {isOpen && !canMail && <p className="text-quiet">{email === null ? t('noAddress') : t('mailOff')}</p>}
      {status !== 'complete' && isExpired && (
        <p className="text-alert">{t('expired', { days: LINK_DAYS })}</p>
      )}
      <div className="flex flex-wrap items-start gap-3">
        {isOpen && canMail && step('send', !isAsked)}
        {isOpen && !isAsked && step('link', !canMail)}
        {links && (
          <>
            <StaffCopyButton text={links.link} label={t('copyLink')} size="small" />
            {links.whatsapp && isOpen && (
              <ButtonAnchor variant="quiet" size="small" href={links.whatsapp}>
                <Icon name="staff/message-circle" className="size-4" />
                WhatsApp
              </ButtonAnchor>
            )}
          </>
        )}
        {isOpen && isAsked && canMail && step('remind')}
        <PrintButton size="small" label={t('print')} />
        {isAsked && step('renew')}
        {isOpen && step('cancel')}
        {(status === 'cancelled' || status === 'failed') && step('reopen')}
      </div>
      {links && <p className="text-small wrap-anywhere text-quiet">{links.link}</p>}
    </form>
  )
}

/** Ends a plan that is open, and keeps the answer. */
export function EndPlan({
  plan,
  isOpen,
  isSubscription,
  id,
}: {
  plan: string
  isOpen: boolean
  isSubscription: boolean
  id: string
}) {
  const t = useTranslations('PaymentsAdmin.actions')
  const { state, pending, form } = useFormAction(decidePayment)
  if (!isOpen && !state) return null
  return (
    <form {...form} className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4 print:hidden">
      <PaymentAnswer answer={state} done={(intent) => t(`done.${intent}`)} path={routes.paymentAdmin(id)} />
      {isOpen && (
        <ConfirmStep group="plan" size="small" label={t('end')}>
          <input type="hidden" name={PAYMENT_FIELD} value={plan} />
          <p>{t('endQuestion')}</p>
          {isSubscription && <p className="font-semibold">{t('endSubscription')}</p>}
          <Button size="small" variant="danger" name="intent" value="end" disabled={pending}>
            {t('endConfirm')}
          </Button>
        </ConfirmStep>
      )}
    </form>
  )
}
