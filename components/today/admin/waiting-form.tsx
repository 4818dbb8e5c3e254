'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ChangeNotice } from '@/components/leads/admin/change-notice'
import { useFormAction } from '@/components/ui/use-form-action'
import { type ChangeResult, changeLeads } from '@/lib/leads/follow-up/actions'
import { fail } from '@/lib/result'

/**
 * The form around the work of today, whose lines have buttons that name a `change`. It outlives them to report the
 * result.
 */
export function WaitingForm({ children }: { children: ReactNode }) {
  const t = useTranslations('Leads.lead')
  const { state, form } = useFormAction<ChangeResult>(changeLeads, fail('failed'))
  const made = state?.ok ? state.data[0] : undefined
  return (
    <>
      <ChangeNotice answer={state}>
        {t(made?.from_status ? 'contactedOf' : 'doneOf', { name: made?.name ?? '' })}
      </ChangeNotice>
      <form {...form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {children}
      </form>
    </>
  )
}
