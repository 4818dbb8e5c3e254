'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import { useFormAction } from '@/components/ui/use-form-action'
import { decideNotification } from '@/lib/payments/admin/actions'
import type { Notification } from '@/lib/payments/admin/schema'
import { routes } from '@/lib/routes'
import { NotificationFacts } from './notification-facts'
import { PaymentAnswer } from './payment-answer'

/** Notifications in one form, with the decisions on refused ones. */
export function NotificationList({
  notifications,
  label,
}: {
  notifications: readonly Notification[]
  label: string
}) {
  const t = useTranslations('PaymentsAdmin.notifications')
  const { state, pending, form } = useFormAction(decideNotification)
  return (
    <form {...form} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PaymentAnswer
        answer={state}
        done={(decision) => t(decision === 'again' ? 'asked' : 'resolved')}
        path={routes.paymentNotifications}
      />
      <ul aria-label={label} className="grid grid-cols-[minmax(0,1fr)]">
        {notifications.map((notification) => {
          const { id, paymentId, verdict, problems, resolvedAt } = notification
          const isRefused = verdict === 'refused'
          const lacksConfirmation = isRefused && problems.every((problem) => problem === 'confirmation')
          const decisions = [
            ...(lacksConfirmation ? (['again'] as const) : []),
            ...(isRefused && !resolvedAt ? (['resolve'] as const) : []),
          ]
          return (
            <li
              key={id}
              className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-line py-4 first:pt-0 last:border-0 lg:flex-nowrap"
            >
              <NotificationFacts notification={notification} />
              <div className="flex flex-wrap gap-3 lg:shrink-0">
                {paymentId && !problems.includes('payment') && (
                  <ButtonLink variant="quiet" size="small" href={routes.paymentAdmin(paymentId)}>
                    {t('open')}
                  </ButtonLink>
                )}
                {decisions.map((name) => (
                  <Button key={name} variant="quiet" size="small" name={name} value={id} disabled={pending}>
                    {t(name)}
                  </Button>
                ))}
              </div>
            </li>
          )
        })}
      </ul>
    </form>
  )
}
