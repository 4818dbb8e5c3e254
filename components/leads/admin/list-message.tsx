'use client'

import type { Route } from 'next'
import { useLocale, useTranslations } from 'next-intl'
import { unstable_rethrow } from 'next/navigation'
import { useState, useTransition } from 'react'
import { Notice } from '@/components/ui/notice'
import { localePath } from '@/lib/i18n/paths'
import type { LeadActionError } from '@/lib/leads/admin-form'
import { type Result, fail } from '@/lib/result'
import type { Path } from '@/lib/routes'
import { signInPath } from '@/lib/staff/sign-in-path'

/** What happened to a row that is no longer in its list; the list outlives the row, and says it. */
type Message = {
  readonly variant: 'good' | 'alert'
  readonly text: string
  readonly link?: { readonly href: Route; readonly label: string }
} | null

/** What `useListActions` gives. */
export type ListActions = ReturnType<typeof useListActions>

/**
 * Runs the actions of a list of submissions, one at a time.
 * @param path the page, to which a new sign-in returns.
 * @param gone the sentence for a row that a colleague has dealt with.
 */
export function useListActions(path: Path, gone: string) {
  const locale = useLocale()
  const lead = useTranslations('Leads.lead')
  const error = useTranslations('Leads.errors')
  const [message, setMessage] = useState<Message>(null)
  const [pending, startTransition] = useTransition()

  const failed = (code: LeadActionError): Message => ({
    variant: 'alert',
    text: code === 'gone' ? gone : error(code, { present: '' }),
    ...(code === 'notAuthenticated' && {
      link: { href: signInPath(locale, { next: localePath(path, locale) }), label: lead('signIn') },
    }),
  })

  function send<Data>(action: Promise<Result<Data, LeadActionError>>, done: (data: Data) => Message) {
    setMessage(null)
    startTransition(async () => {
      const answer = await action.catch((error: unknown) => {
        unstable_rethrow(error)
        return fail<LeadActionError>('failed')
      })
      setMessage(answer.ok ? done(answer.data) : failed(answer.code))
    })
  }

  const notice = message && (
    <Notice variant={message.variant}>
      {message.text}{' '}
      {message.link && (
        <a href={message.link.href} className="font-semibold underline">
          {message.link.label}
        </a>
      )}
    </Notice>
  )
  return { send, pending, notice }
}
