'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PaymentAnswer } from '@/components/payments/admin/payment-answer'
import { Button } from '@/components/ui/button'
import { ListTable, type TableColumn } from '@/components/ui/admin/list-table'
import { StaffTime } from '@/components/ui/admin/staff-time'
import { useFormAction } from '@/components/ui/use-form-action'
import { decideMail } from '@/lib/outbox/actions'
import type { MailMessage } from '@/lib/outbox/messages'
import type { Path } from '@/lib/routes'

/** Messages in one form, with buttons to retry or end them, for admins and if possible. */
export function MessageList({
  messages,
  mayDecide,
  path,
  empty,
}: {
  messages: readonly MailMessage[]
  mayDecide: boolean
  /** Of this page of the list. */
  path: Path
  /** In place of an empty list. */
  empty: ReactNode
}) {
  const t = useTranslations('Outbox')
  const { state, pending, form } = useFormAction(decideMail)
  const open = messages.filter(({ state }) => mayDecide && (state === 'failed' || state === 'queued'))
  const all = open.map(({ id }) => id).join(',')
  const to = ({ recipient, lastError }: MailMessage) => (
    <>
      <span className="list-label">{t('to')} </span>
      {recipient}
      {/* In the mail server's language. */}
      {lastError && (
        <span lang="en" className="block text-alert">
          {lastError}
        </span>
      )}
    </>
  )
  const when = ({ state, attempts, createdAt, settledAt, nextAttemptAt }: MailMessage) => (
    <>
      <span className="block">
        {t('queuedAt')} <StaffTime iso={createdAt} /> · {t('attempts', { count: attempts })}
      </span>
      {state === 'sent' && settledAt && (
        <span className="block">
          {t('sentAt')} <StaffTime iso={settledAt} />
        </span>
      )}
      {state === 'queued' && (
        <span className="block">
          {t('next')} <StaffTime iso={nextAttemptAt} />
        </span>
      )}
    </>
  )
  const decide = (message: MailMessage) =>
    open.includes(message) && (
      <span className="flex flex-wrap gap-2">
        {(['retry', 'resolve'] as const).map((decision) => (
          <Button
            key={decision}
            size="small"
            variant="quiet"
            name={decision}
            value={message.id}
            disabled={pending}
            aria-label={t(`${decision}Of`, {
              kind: t(`kinds.${message.kind}`),
              recipient: message.recipient,
            })}
          >
            {t(decision)}
          </Button>
        ))}
      </span>
    )
  const columns: TableColumn<MailMessage>[] = [
    [t('what'), ({ kind }) => t(`kinds.${kind}`), 'list-wide font-semibold'],
    [t('to'), to, 'list-wide wrap-anywhere'],
    [t('when'), when, 'list-wide text-quiet', 'w-[21rem]'],
  ]
  if (open.length > 0) columns.push([t('decide'), decide, 'list-wide'])
  return (
    <form {...form} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PaymentAnswer
        answer={state}
        done={({ decision, count }) => t(decision === 'retry' ? 'retried' : 'resolved', { count })}
        refused={(code) => t(`errors.${code}`)}
        path={path}
      />
      {messages.length === 0 ? empty : <ListTable label={t('listTitle')} columns={columns} rows={messages} />}
      {open.length > 1 && (
        <div className="flex flex-wrap gap-3">
          <Button name="retry" value={all} variant="quiet" disabled={pending}>
            {t('retryAll')}
          </Button>
          <Button name="resolve" value={all} variant="quiet" disabled={pending}>
            {t('resolveAll')}
          </Button>
        </div>
      )}
    </form>
  )
}
