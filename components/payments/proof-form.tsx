'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FileInput } from '@/components/ui/file-input'
import { Notice } from '@/components/ui/notice'
import {
  MAX_PROOF_BYTES,
  PROOF_FIELD,
  PROOF_KINDS,
  type ProofOutcome,
  proofElementId,
} from '@/lib/payments/proof'

/**
 * The form to send a proof of payment. It is posted with or without scripts, and the next page shows the outcome;
 * scripts only spare the payer a refused upload.
 */
export function ProofForm({
  action,
  outcome,
  messages,
}: {
  action: string
  /** Of the last file sent. */
  outcome: ProofOutcome | null
  messages: Readonly<Record<ProofOutcome | 'label' | 'hint' | 'send' | 'sending' | 'choose' | 'none', string>>
}) {
  const [shown, setShown] = useState(outcome)
  const [isSending, setIsSending] = useState(false)

  function check(event: FormEvent<HTMLFormElement>) {
    const file = new FormData(event.currentTarget).get(PROOF_FIELD)
    const size = file instanceof File ? file.size : 0
    const wrong = size === 0 ? 'missing' : size > MAX_PROOF_BYTES ? 'tooLarge' : null
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
        <Notice variant="good" id={proofElementId('received')}>
          {messages.received}
        </Notice>
      )}
      <FileInput
        id={proofElementId('missing')}
        name={PROOF_FIELD}
        accept={PROOF_KINDS}
        label={messages.label}
        hint={messages.hint}
        words={messages}
        error={shown && shown !== 'received' ? messages[shown] : undefined}
      />
      <Button type="submit" variant="quiet" disabled={isSending}>
        {isSending ? messages.sending : messages.send}
      </Button>
    </form>
  )
}
