'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { StaffTime } from '@/components/ui/admin/staff-time'
import { useFormAction } from '@/components/ui/use-form-action'
import { decideMail } from '@/lib/outbox/actions'
import type { MailMessage } from '@/lib/outbox/messages'
import { fail } from '@/lib/result'

/** Messages in one form, with buttons to retry or end them if possible. */
export function MessageList({ messages }: { messages: readonly MailMessage[] }) {
  const t = useTranslations('Outbox')
  const { state, pending, form } = useFormAction(decideMail, fail('failed'))
  const open = messages.filter(({ state }) => state === 'failed' || state === 'queued')
  const all = open.map(({ id }) => id).join(',')
  return (
    <form {...form} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {state?.ok && (
        <Notice variant="good">
          {t(state.data.decision === 'retry' ? 'retried' : 'resolved', { count: state.data.count })}
        </Notice>
      )}
      {state && !state.ok && <Notice variant="alert">{t('actionFailed')}</Notice>}
      {messages.length === 0 ? (
        <p className="py-4 text-quiet">{t('none')}</p>
      ) : (
        <ul aria-label={t('listTitle')} className="grid grid-cols-[minmax(0,1fr)]">
          {messages.map((message) => (
            <Item key={message.id} message={message} disabled={pending} />
          ))}
        </ul>
      )}
      {open.length > 1 && (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="retry" value={all} variant="quiet" disabled={pending}>
            {t('retryAll')}
          </Button>
          <Button type="submit" name="resolve" value={all} variant="quiet" disabled={pending}>
            {t('resolveAll')}
          </Button>
        </div>
      )}
    </form>
  )
}

function Item({
  message: { id, kind, recipient, state, attempts, lastError, createdAt, settledAt, nextAttemptAt },
  disabled,
}: {
  message: MailMessage
  disabled: boolean
}) {
  const t = useTranslations('Outbox')
  const name = t(`kinds.${kind}`)
  const isOpen = state === 'failed' || state === 'queued'
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-line py-4 first:pt-0 last:border-0 lg:flex-nowrap">
      <div className="grid min-w-0 gap-1 max-lg:basis-full">
        <p className="font-semibold">{name}</p>
        <p className="wrap-anywhere">
          {t('to')} {recipient}
        </p>
        <p className="flex flex-wrap gap-x-4 text-small text-quiet">
          <span>
            {t('queuedAt')} <StaffTime iso={createdAt} />
          </span>
          <span>{t('attempts', { count: attempts })}</span>
          {state === 'sent' && settledAt && (
            <span>
              {t('sentAt')} <StaffTime iso={settledAt} />
            </span>
          )}
          {state === 'queued' && (
            <span>
              {t('next')} <StaffTime iso={nextAttemptAt} />
            </span>
          )}
        </p>
        {/* In the mail server's language. */}
        {lastError && (
          <p lang="en" className="text-small wrap-anywhere text-alert">
            {lastError}
          </p>
        )}
      </div>
      {isOpen && (
        <div className="flex flex-wrap gap-3 lg:shrink-0">
          {(['retry', 'resolve'] as const).map((decision) => (
            <Button
              key={decision}
              type="submit"
              size="small"
              variant="quiet"
              name={decision}
              value={id}
              disabled={disabled}
              aria-label={t(`${decision}Of`, { kind: name, recipient })}
            >
              {t(decision)}
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}
