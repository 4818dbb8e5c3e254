'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FileInput } from '@/components/ui/file-input'
import { Notice } from '@/components/ui/notice'
import {
  MAX_SENT_BYTES,
  SENT_FIELD,
  type SentKind,
  type SentOutcome,
  sentElementId,
  sentKindsText,
} from '@/lib/media/sent-file'

/**
 * The form to send a file. It is posted with or without scripts, and the next page shows the outcome; scripts only spare
 * the sender a refused upload.
 */
export function SentFileForm({
  id,
  kinds,
  action,
  outcome,
  messages,
}: {
  /** The beginning of the ids of its elements. */
  id: string
  kinds: readonly SentKind[]
  action: string
  /** Of the last file sent. */
  outcome: SentOutcome | null
  messages: Readonly<Record<SentOutcome | 'label' | 'hint' | 'send' | 'sending' | 'choose' | 'none', string>>
}) {
  const [shown, setShown] = useState(outcome)
  const [isSending, setIsSending] = useState(false)

  function check(event: FormEvent<HTMLFormElement>) {
    const file = new FormData(event.currentTarget).get(SENT_FIELD)
    const size = file instanceof File ? file.size : 0
    const wrong = size === 0 ? 'missing' : size > MAX_SENT_BYTES ? 'tooLarge' : null
    setShown(wrong)
    if (wrong === null) return setIsSending(true)
    event.preventDefault()
    event.currentTarget.querySelector<HTMLInputElement>('input[type=file]')?.focus()
  }

  return (
    <form
      action={action}
      method="post"
      encType="multipart/form-data"
      onSubmit={check}
      className="grid justify-items-start gap-4"
    >
      {shown === 'received' && (
        <Notice variant="good" id={sentElementId(id, 'received')}>
          {messages.received}
        </Notice>
      )}
      <FileInput
        id={sentElementId(id, 'missing')}
        name={SENT_FIELD}
        accept={sentKindsText(kinds)}
        label={messages.label}
        hint={messages.hint}
        words={messages}
        error={shown && shown !== 'received' ? messages[shown] : undefined}
      />
      <Button variant="quiet" disabled={isSending}>
        {isSending ? messages.sending : messages.send}
      </Button>
    </form>
  )
}
