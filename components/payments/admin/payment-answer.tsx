'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import { Refusal } from '@/components/staff/sign-in-again'
import { Notice, bringIntoView } from '@/components/ui/notice'
import type { PaymentError } from '@/lib/payments/admin/form'
import type { Result } from '@/lib/result'
import type { Path } from '@/lib/routes'

/**
 * The answer to a change of a payment or, with given words for a refusal, of anything else; if the session has
 * ended, links to sign in and return to `path`.
 */
export function PaymentAnswer<Done, Code extends string = PaymentError>({
  answer,
  done,
  refused,
  path,
}: {
  answer: Result<Done, Code> | null
  done: (data: Done) => ReactNode
  /** The payments' words by default. */
  refused?: (code: Code) => string
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
    <Refusal code={answer.code} path={path} ref={answer.code === 'fields' ? undefined : notice}>
      {refused ? refused(answer.code) : t(answer.code as PaymentError)}
    </Refusal>
  )
}
