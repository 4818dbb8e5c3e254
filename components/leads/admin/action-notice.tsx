'use client'

import { useTranslations } from 'next-intl'
import { Refusal } from '@/components/staff/sign-in-again'
import { Notice } from '@/components/ui/notice'
import type { LeadActionError } from '@/lib/leads/admin-form'
import type { Result } from '@/lib/result'
import { routes } from '@/lib/routes'

/** The answer to a change of a lead; links to sign-in if the session has ended. */
export function ActionNotice({
  answer,
  saved,
  present = '',
}: {
  answer: Result<unknown, LeadActionError> | null
  saved?: string
  /** The value a colleague has set meanwhile. */
  present?: string
}) {
  const t = useTranslations('Leads.lead')
  const error = useTranslations('Leads.errors')
  if (!answer) return null
  if (answer.ok) return <Notice variant="good">{saved ?? t('saved')}</Notice>
  return (
    <Refusal code={answer.code} path={routes.leads}>
      {error(answer.code, { present })}
    </Refusal>
  )
}
