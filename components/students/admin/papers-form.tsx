'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { SignInAgain } from '@/components/staff/sign-in-again'
import { bringIntoView } from '@/components/ui/bring-into-view'
import { Notice } from '@/components/ui/notice'
import { useFormAction } from '@/components/ui/use-form-action'
import { ONCE_FIELD } from '@/lib/payments/admin/form'
import { fail } from '@/lib/result'
import { type Path, routes } from '@/lib/routes'
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
  const { state, form } = useFormAction(changePapers, fail('failed'))
  const notice = useRef<HTMLDivElement>(null)
  // The pressed button may be gone, so the message takes the focus.
  useEffect(() => bringIntoView(notice.current), [state])
  const path: Path = routes.student(lead)
  return (
    <form {...form} id={id} className={state ? undefined : 'hidden'}>
      <input type="hidden" name={ENROLMENT_FIELD} value={enrolment} />
      <input type="hidden" name={ONCE_FIELD} value={once} />
      {state && (
        <Notice variant={state.ok ? 'good' : 'alert'} ref={notice}>
          {state.ok ? t(`done.${state.data}`) : t(`errors.${state.code}`)}{' '}
          {!state.ok && <SignInAgain code={state.code} path={path} />}
        </Notice>
      )}
    </form>
  )
}
