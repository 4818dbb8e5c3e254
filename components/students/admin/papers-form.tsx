'use client'

import { useTranslations } from 'next-intl'
import { PaymentAnswer } from '@/components/payments/admin/payment-answer'
import { useFormAction } from '@/components/ui/use-form-action'
import { ONCE_FIELD } from '@/lib/payments/admin/form'
import { routes } from '@/lib/routes'
import { changePapers } from '@/lib/students/papers-actions'
import { ENROLMENT_FIELD } from '@/lib/students/register'

/**
 * The form of an enrolment's certificates or documents, and its last answer. Its buttons and fields are elsewhere on the
 * page, among the forms of uploads, and name it by `id`.
 */
export function PapersForm({
  id,
  enrolment,
  once,
  lead,
}: {
  id: string
  enrolment: string
  /** A random id, so that a form sent twice acts once. */
  once: string
  lead: string
}) {
  const t = useTranslations('Papers.form')
  const { state, form } = useFormAction(changePapers)
  return (
    <form {...form} id={id} className={state ? undefined : 'hidden'}>
      <input type="hidden" name={ENROLMENT_FIELD} value={enrolment} />
      <input type="hidden" name={ONCE_FIELD} value={once} />
      <PaymentAnswer
        answer={state}
        done={(deed) => t(`done.${deed}`)}
        refused={(code) => t(`errors.${code}`)}
        path={routes.student(lead)}
      />
    </form>
  )
}
