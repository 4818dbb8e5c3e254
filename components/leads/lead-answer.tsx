import type { ReactNode } from 'react'
import { bringIntoView } from '@/components/ui/bring-into-view'
import { Notice } from '@/components/ui/notice'
import type { LeadState } from '@/lib/leads/form'
import type { LeadFormMessages } from './lead-form-props'

/** What became of an enquiry: an error, the thanks, or later, above the form that has returned, when it arrived. */
export function LeadAnswer({
  state,
  receivedAt,
  hasFocus,
  messages,
  children: waysOn,
}: {
  state: LeadState
  /** A time of day; empty while nothing has arrived. */
  receivedAt: string
  hasFocus: boolean
  messages: LeadFormMessages
  children: ReactNode
}) {
  const ref = hasFocus ? bringIntoView : undefined
  if (state.status === 'error')
    return (
      <Notice variant="alert" ref={ref}>
        {messages[state.code]}
      </Notice>
    )
  if (state.status === 'success')
    return (
      <Notice variant="good" ref={ref}>
        <h3>{messages.successTitle}</h3>
        <p className="mt-2">{messages.successText}</p>
        {waysOn}
      </Notice>
    )
  return (
    receivedAt && (
      <Notice variant="good">
        <p className="font-semibold">
          {messages.received} {receivedAt}.
        </p>
        {waysOn}
      </Notice>
    )
  )
}
