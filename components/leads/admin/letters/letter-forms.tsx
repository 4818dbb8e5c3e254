'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button, ButtonAnchor } from '@/components/ui/button'
import { AreaField } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Notice, bringIntoView } from '@/components/ui/notice'
import { useFormAction } from '@/components/ui/use-form-action'
import { LEAD_FIELD, LETTER_LENGTH } from '@/lib/leads/admin-form'
import { followUpLead } from '@/lib/leads/follow-up/actions'
import { sendLetter } from '@/lib/leads/follow-up/letter-actions'
import { whatsappLink } from '@/lib/leads/follow-up/reply'
import type { Lead } from '@/lib/leads/schema'
import { ActionNotice } from '../action-notice'

/** An e-mail to a lead, to read and change before it is sent. */
export function LetterForm({
  lead: { id, email, language },
  letter,
  subject,
  text,
  writer,
}: {
  lead: Pick<Lead, 'id' | 'email' | 'language'>
  letter: string
  subject: string
  text: string
  /** The address to which the lead replies. */
  writer: string
}) {
  const t = useTranslations('Leads.write')
  const { state, pending, form } = useFormAction(sendLetter)
  if (state?.ok)
    return (
      <Notice variant="good" ref={bringIntoView}>
        {t('queued', { email })}
      </Notice>
    )
  return (
    <form {...form} className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
      <input type="hidden" name={LEAD_FIELD} value={id} />
      <input type="hidden" name="letter" value={letter} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="subject" value={subject} />
      <p className="wrap-anywhere">
        <span className="text-quiet">{t('subject')}</span>{' '}
        <strong lang={language} className="font-semibold">
          {subject}
        </strong>
      </p>
      <div className="w-full">
        <AreaField
          id="letter"
          name="text"
          label={t('letter', { email })}
          hint={t('replyTo', { writer })}
          lang={language}
          rows={12}
          defaultValue={(state && !state.ok && state.text) || text}
        />
      </div>
      <ActionNotice answer={state} />
      <Button disabled={pending}>
        <Icon name="mail" />
        {pending ? t('sending') : t('send')}
      </Button>
    </form>
  )
}

/** A WhatsApp message to a lead, to read and change; the press that opens WhatsApp records it. */
export function ChatForm({
  lead: { id, phone, language, status },
  text,
}: {
  lead: Pick<Lead, 'id' | 'phone' | 'language' | 'status'>
  text: string
}) {
  const t = useTranslations('Leads.write')
  const [words, setWords] = useState(text)
  const { state, form } = useFormAction(followUpLead)
  return (
    <form {...form} className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
      <input type="hidden" name={LEAD_FIELD} value={id} />
      <input type="hidden" name="kind" value="whatsapp" />
      {status === 'new' && (
        <>
          <input type="hidden" name="from_status" value="new" />
          <input type="hidden" name="to_status" value="contacted" />
        </>
      )}
      <div className="w-full">
        <AreaField
          id="chat"
          name="note"
          label={t('chat')}
          hint={t('chatNoted')}
          lang={language}
          rows={5}
          maxLength={LETTER_LENGTH}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      <ActionNotice answer={state} saved={t('noted')} />
      {/* Without JavaScript it opens WhatsApp, and the form above records it. */}
      <ButtonAnchor href={whatsappLink(phone, words)} onClick={() => form.ref.current?.requestSubmit()}>
        <Icon name="staff/message-circle" />
        {t('openChat')}
      </ButtonAnchor>
    </form>
  )
}

/** Records with one press that the lead has replied. */
export function ReplyReceived({ id }: { id: string }) {
  const t = useTranslations('Leads.write')
  const { state, pending, form } = useFormAction(followUpLead)
  return (
    <form {...form} className="mt-2 grid justify-items-start gap-2">
      <input type="hidden" name={LEAD_FIELD} value={id} />
      <input type="hidden" name="kind" value="replied" />
      <Button size="small" variant="quiet" disabled={pending}>
        {t('replied')}
      </Button>
      {state && !state.ok && <ActionNotice answer={state} />}
    </form>
  )
}
