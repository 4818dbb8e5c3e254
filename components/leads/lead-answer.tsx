import type { ReactNode } from 'react'
import { Notice, bringIntoView } from '@/components/ui/notice'
import { formatDate } from '@/lib/i18n/formats'
import { formatLocale } from '@/lib/i18n/routing'
import type { LeadState } from '@/lib/leads/form/fields'
import type { LeadFormMessages } from './lead-form-props'

/** By the visitor's clock. */
const TIME_OF_DAY = { hour: '2-digit', minute: '2-digit', hour12: false } as const

/** An enquiry's outcome: an error, the thanks, or later, above the restored form, its time of arrival. */
export function LeadAnswer({
  state,
  receivedAt,
  hasFocus,
  messages,
  children: waysOn,
}: {
  state: LeadState
  /** In milliseconds since 1970; 0 until an enquiry has arrived. */
  receivedAt: number
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
        <div className="grid h-full content-center">
          <h3>{messages.successTitle}</h3>
          <p className="mt-2">{messages.successText}</p>
          {waysOn}
        </div>
      </Notice>
    )
  return (
    receivedAt > 0 && (
      <Notice variant="good">
        <p className="font-semibold">
          {messages.received.replace(
            '{time}',
            formatDate(new Date(receivedAt), formatLocale.en, TIME_OF_DAY),
          )}
        </p>
        {waysOn}
      </Notice>
    )
  )
}
