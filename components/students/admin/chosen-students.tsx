'use client'

import type { ReactNode } from 'react'
import { LetterStep } from '@/components/leads/admin/chosen-actions'
import { ChosenForm } from '@/components/leads/admin/chosen-leads'
import type { Locale } from '@/lib/i18n/routing'

/** A page of the register whose students can be chosen, to write to them by template. */
export function ChosenStudents({
  locale,
  templates,
  children,
}: {
  locale: Locale
  /** Titles of the templates. */
  templates: readonly string[]
  children: ReactNode
}) {
  return (
    <ChosenForm
      locale={locale}
      values={[]}
      actions={(pending) => <LetterStep templates={templates} pending={pending} />}
    >
      {children}
    </ChosenForm>
  )
}
