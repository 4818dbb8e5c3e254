'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFormAction } from '@/components/ui/use-form-action'
import { decideLines } from '@/lib/payments/bank/line-actions'
import { routes } from '@/lib/routes'
import { PaymentAnswer } from '../payment-answer'

/** The form around the lines, whose buttons decide on them. */
export function LineForm({ children }: { children: ReactNode }) {
  const t = useTranslations('PaymentsAdmin.bank')
  const { state, form } = useFormAction(decideLines)
  return (
    <form {...form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PaymentAnswer
        answer={state}
        done={({ decision, count }) => t(`done.${decision}`, { count })}
        path={routes.bankStatements}
      />
      {children}
    </form>
  )
}
