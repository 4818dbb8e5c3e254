'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import { SignInAgain } from '@/components/staff/sign-in-again'
import { bringIntoView } from '@/components/ui/bring-into-view'
import { Notice } from '@/components/ui/notice'
import type { PaymentError } from '@/lib/payments/admin/form'
import type { Result } from '@/lib/result'
import type { Path } from '@/lib/routes'

/** The answer to a change of a payment; if the session has ended, links to sign in and return to `path`. */
export function PaymentAnswer<Done>({
  answer,
  done,
  path,
}: {
  answer: Result<Done, PaymentError> | null
  done: (data: Done) => ReactNode
  path: Path
}) {
  const t = useTranslations('PaymentsAdmin.errors')
  const notice = useRef<HTMLDivElement>(null)
  // The pressed button may be gone, so the message takes the focus, even if it replaces another.
  useEffect(() => bringIntoView(notice.current), [answer])
  if (!answer) return null
  if (answer.ok)
    return (
      <Notice variant="good" ref={notice}>
        {done(answer.data)}
      </Notice>
    )
  return (
    <Notice variant="alert" ref={answer.code === 'fields' ? undefined : notice}>
      {t(answer.code)} <SignInAgain code={answer.code} path={path} />
    </Notice>
  )
}
