'use client'

import { unstable_rethrow } from 'next/navigation'
import { type ReactNode, useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { deleteSpam, notSpam } from '@/lib/leads/admin-actions'
import type { LeadActionError } from '@/lib/leads/admin-form'
import { type Result, fail } from '@/lib/result'

/** A suspect as the list shows it; `facts` is drawn by the server. */
export interface SuspectItem {
  readonly id: string
  readonly name: string
  readonly reason: string
  readonly facts: ReactNode
}

/** The words of the list; `{name}` is the person's. */
export interface SuspectTexts {
  readonly label: string
  readonly none: string
  readonly rescue: string
  readonly rescueOf: string
  readonly drop: string
  readonly dropOf: string
  readonly dropQuestion: string
  readonly rescued: string
  readonly openLead: string
  readonly signIn: string
  readonly signInHref: string
  readonly dropped: string
  /** The path under which leads stand. */
  readonly leads: string
  readonly errors: Record<LeadActionError, string>
}

type Message = {
  readonly variant: 'good' | 'alert'
  readonly text: string
  readonly link?: { readonly href: string; readonly words: string }
} | null

/** What was kept apart, each with the two things to do about it. */
export function SuspectList({ items, texts }: { items: readonly SuspectItem[]; texts: SuspectTexts }) {
  const [message, setMessage] = useState<Message>(null)
  const [pending, startTransition] = useTransition()
  const named = (text: string, name: string) => text.replace('{name}', () => name)

  const refused = (code: LeadActionError): Message => ({
    variant: 'alert',
    text: texts.errors[code],
    ...(code === 'notAuthenticated' && { link: { href: texts.signInHref, words: texts.signIn } }),
  })

  function send<Data>(act: Promise<Result<Data, LeadActionError>>, good: (data: Data) => Message) {
    setMessage(null)
    startTransition(async () => {
      const answer = await act.catch((error: unknown) => {
        unstable_rethrow(error)
        return fail<LeadActionError>('failed')
      })
      setMessage(answer.ok ? good(answer.data) : refused(answer.code))
    })
  }

  const rescue = ({ id, name }: SuspectItem) =>
    send(notSpam(id), (lead) => ({
      variant: 'good',
      text: named(texts.rescued, name),
      link: { href: `${texts.leads}/${lead}`, words: texts.openLead },
    }))

  function drop({ id, name }: SuspectItem) {
    if (!window.confirm(named(texts.dropQuestion, name))) return
    send(deleteSpam(id), () => ({ variant: 'good', text: named(texts.dropped, name) }))
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {message && (
        <Notice variant={message.variant}>
          {message.text}{' '}
          {message.link && (
            <a href={message.link.href} className="font-semibold underline">
              {message.link.words}
            </a>
          )}
        </Notice>
      )}
      {items.length === 0 && <p className="text-quiet">{texts.none}</p>}
      <ul aria-label={texts.label} className="grid grid-cols-[minmax(0,1fr)] gap-5 empty:hidden">
        {items.map((item) => (
          <li key={item.id} className="rounded-card border border-line bg-raised p-5 sm:p-7">
            <h2 className="text-h3 [overflow-wrap:anywhere]">{item.name}</h2>
            <p className="mt-1 font-semibold text-wheat">{item.reason}</p>
            {item.facts}
            <div className="mt-5 flex flex-wrap gap-3">
              <Button
                variant="quiet"
                disabled={pending}
                aria-label={named(texts.rescueOf, item.name)}
                onClick={() => rescue(item)}
              >
                {texts.rescue}
              </Button>
              <Button
                variant="danger"
                disabled={pending}
                aria-label={named(texts.dropOf, item.name)}
                onClick={() => drop(item)}
              >
                {texts.drop}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
