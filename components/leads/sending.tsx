import type { ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/routing'
import { submitLead } from '@/lib/leads/form/actions'
import type { LeadState } from '@/lib/leads/form/fields'
import { startSender } from '@/lib/leads/form/sender'
import {
  type WaitingEnquiry,
  deleteEnquiry,
  storeEnquiry,
  keptOnDevice,
  toEnquiry,
  waitingEnquiries,
} from '@/lib/leads/form/waiting'
import type { LeadFormMessages } from './lead-form-props'
import { WaitingNote } from './waiting-note'

// Imported dynamically, to stay out of the pages' scripts (use-sending.ts, resend-enquiries.tsx).

/** In milliseconds of visible time, where there is no form. */
const THANKS_MILLISECONDS = 10_000

const send = (form: FormData) => submitLead({ status: 'idle' }, form)

/** How the form shows the outcome of its enquiries. */
export interface SendingView {
  readonly locale: Locale
  readonly messages: LeadFormMessages
  /** The answer to a pending enquiry. */
  readonly onAnswer: (answer: LeadState, enquiry: WaitingEnquiry) => void
  /** The visitor has deleted a pending enquiry, whose button is about to disappear. */
  readonly onDrop: () => void
  /** Null if no enquiry is pending. */
  readonly showNote: (note: ReactNode) => void
}

/** Sends the form's enquiries, and resumes pending ones. */
export function startSending({ locale, messages, onAnswer, onDrop, showNote }: SendingView) {
  const sender = startSender(send, { onAnswer, onChange: show })

  function show() {
    const waiting = waitingEnquiries().filter(({ refusal }) => !refusal)
    showNote(
      waiting.length > 0 && (
        <WaitingNote
          waiting={waiting}
          locale={locale}
          messages={messages}
          outdated={sender.isOutdated()}
          onRetry={sender.retry}
          onKeep={(device) => {
            for (const enquiry of waiting) storeEnquiry(keptOnDevice(enquiry, device))
            show()
          }}
          onDrop={(id) => {
            onDrop()
            deleteEnquiry(id)
            show()
          }}
        />
      ),
    )
  }

  for (const enquiry of waitingEnquiries()) {
    if (!enquiry.refusal) continue
    deleteEnquiry(enquiry.id)
    onAnswer(enquiry.refusal, enquiry)
  }
  show()
  // Another tab has sent, stored or deleted an enquiry.
  addEventListener('storage', show)

  return {
    /** On failure the enquiry stays pending. */
    send(data: FormData): Promise<LeadState> {
      // React's hidden fields name the action for browsers without JavaScript.
      const fields = [...data].filter(
        (field): field is [string, string] => typeof field[1] === 'string' && !field[0].startsWith('$'),
      )
      return sender.send(toEnquiry(Object.fromEntries(fields)))
    },
    stop() {
      sender.stop()
      removeEventListener('storage', show)
    },
  }
}

/**
 * Sends pending enquiries while there is no form. Refusals are kept for the form to show.
 * @param thank called with true when an enquiry has arrived, with false when the thanks have been shown long enough.
 * @returns a function that stops the sending; thanks are shown to their end.
 */
export function resendPending(thank: (arrived: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function endThanksWhenSeen() {
    clearTimeout(timer)
    if (document.visibilityState === 'visible') timer = setTimeout(() => thank(false), THANKS_MILLISECONDS)
    else addEventListener('visibilitychange', endThanksWhenSeen, { once: true })
  }
  const sender = startSender(send, {
    onAnswer(answer, enquiry) {
      if (answer.status !== 'success') return storeEnquiry({ ...enquiry, refusal: answer })
      thank(true)
      endThanksWhenSeen()
    },
    onChange() {},
  })
  return sender.stop
}
