'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { SignInAgain } from '@/components/staff/sign-in-again'
import { bringIntoView } from '@/components/ui/bring-into-view'
import { Notice } from '@/components/ui/notice'
import type { Result } from '@/lib/result'
import { routes } from '@/lib/routes'
import type { StudentError } from '@/lib/students/register'

/** The answer to a form of the register. */
export function StudentAnswer({ answer }: { answer: Result<null, StudentError> | null }) {
  const t = useTranslations('Students.forms')
  const payments = useTranslations('PaymentsAdmin.errors')
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => bringIntoView(notice.current), [answer])
  if (!answer) return null
  if (answer.ok)
    return (
      <Notice variant="good" ref={notice}>
        {t('saved')}
      </Notice>
    )
  const { code } = answer
  const isOwn = code === 'gone' || code === 'already' || code === 'stale' || code === 'taken'
  return (
    <Notice variant="alert" ref={code === 'fields' ? undefined : notice}>
      {isOwn ? t(`errors.${code}`) : payments(code)}{' '}
      {code === 'notAuthenticated' && <SignInAgain path={routes.students} label={payments('signIn')} />}
    </Notice>
  )
}
