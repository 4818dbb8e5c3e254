'use client'

import type { Route } from 'next'
import { useLocale, useTranslations } from 'next-intl'
import { unstable_rethrow } from 'next/navigation'
import { type ReactNode, useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { localePath } from '@/lib/i18n/paths'
import { deleteSpam, notSpam } from '@/lib/leads/admin-actions'
import type { LeadActionError } from '@/lib/leads/admin-form'
import type { SpamReason } from '@/lib/leads/schema'
import { type Result, fail } from '@/lib/result'
import { routes } from '@/lib/routes'
import { signInPath } from '@/lib/staff/sign-in-path'

/** A spam submission; the server renders its `details`. */
export interface SpamItem {
  readonly id: string
  readonly name: string
  readonly reason: SpamReason
  readonly details: ReactNode
}

type Message = {
  readonly variant: 'good' | 'alert'
  readonly text: string
  readonly link?: { readonly href: Route; readonly label: string }
} | null

/** The spam submissions, each with the buttons that make it a lead or delete it. */
export function SpamList({ items }: { items: readonly SpamItem[] }) {
  const locale = useLocale()
  const t = useTranslations('Leads.spam')
  const lead = useTranslations('Leads.lead')
  const error = useTranslations('Leads.errors')
  const [message, setMessage] = useState<Message>(null)
  const [pending, startTransition] = useTransition()

  function failed(code: LeadActionError): Message {
    const next = localePath(routes.spamLeads, locale)
    return {
      variant: 'alert',
      text: code === 'gone' ? t('gone') : error(code, { present: '' }),
      ...(code === 'notAuthenticated' && {
        link: { href: signInPath(locale, { next }), label: lead('signIn') },
      }),
    }
  }

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

  const keep = ({ id, name }: SpamItem) =>
    send(notSpam(id), (leadId) => ({
      variant: 'good',
      text: t('kept', { name }),
      link: { href: localePath(routes.lead(leadId), locale), label: t('openLead') },
    }))

  function remove({ id, name }: SpamItem) {
    if (!window.confirm(t('deleteQuestion', { name }))) return
    send(deleteSpam(id), () => ({ variant: 'good', text: t('deleted', { name }) }))
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {message && (
        <Notice variant={message.variant}>
          {message.text}{' '}
          {message.link && (
            <a href={message.link.href} className="font-semibold underline">
              {message.link.label}
            </a>
          )}
        </Notice>
      )}
      {items.length === 0 && <p className="text-quiet">{t('none')}</p>}
      <ul aria-label={t('listTitle')} className="grid grid-cols-[minmax(0,1fr)] gap-5 empty:hidden">
        {items.map((item) => (
          <li key={item.id} className="rounded-card border border-line bg-raised p-5 sm:p-7">
            <h2 className="text-h3 [overflow-wrap:anywhere]">{item.name}</h2>
            <p className="mt-1 font-semibold text-wheat">{t(`reasons.${item.reason}`)}</p>
            {item.details}
            <div className="mt-5 flex flex-wrap gap-3">
              <Button
                variant="quiet"
                disabled={pending}
                aria-label={t('notSpamOf', { name: item.name })}
                onClick={() => keep(item)}
              >
                {t('notSpam')}
              </Button>
              <Button
                variant="danger"
                disabled={pending}
                aria-label={t('deleteOf', { name: item.name })}
                onClick={() => remove(item)}
              >
                {t('delete')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
