'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFormAction } from '@/components/ui/use-form-action'
import { type ChangeResult, changeLeads } from '@/lib/leads/follow-up/actions'
import { fail } from '@/lib/result'
import { ChangeNotice } from '../change-notice'

/**
 * The form around the to-do list, whose rows have buttons that name a `change`. It outlives them to report the result.
 */
export function ToDoForm({ children }: { children: ReactNode }) {
  const t = useTranslations('Leads.lead')
  const { state, form } = useFormAction<ChangeResult>(changeLeads, fail('failed'))
  const made = state?.ok ? state.data[0] : undefined
  return (
    <>
      <ChangeNotice answer={state}>
        {t(made?.from_status ? 'contactedOf' : 'doneOf', { name: made?.name ?? '' })}
      </ChangeNotice>
      <form {...form} className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {children}
      </form>
    </>
  )
}
