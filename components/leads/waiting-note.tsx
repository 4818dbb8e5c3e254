import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { LocalDate } from '@/components/ui/local-date'
import { type Locale, formatLocale } from '@/lib/i18n/routing'
import type { WaitingEnquiry } from '@/lib/leads/form/waiting'
import type { LeadFormMessages } from './lead-form-props'

/** Pending enquiries, to send now, keep on the device, or delete. An `outdated` page sends them after a reload. */
export function WaitingNote({
  waiting,
  locale,
  messages,
  outdated,
  onRetry,
  onKeep,
  onDrop,
}: {
  waiting: readonly WaitingEnquiry[]
  locale: Locale
  messages: LeadFormMessages
  outdated: boolean
  onRetry: () => Promise<void>
  onKeep: (device: boolean) => void
  onDrop: (id: string) => void
}) {
  const [busy, setBusy] = useState(false)
  const device = waiting.every(({ until }) => until !== null)

  async function retry() {
    if (busy) return
    setBusy(true)
    await onRetry()
    setBusy(false)
  }

  return (
    <section
      aria-labelledby="waiting-title"
      className="grid gap-4 rounded-card border border-line bg-clay px-5 py-4 text-small"
    >
      <h3 id="waiting-title" className="text-lead">
        {messages.waitingTitle}
      </h3>
      <p>
        {outdated
          ? messages.waitingOutdated
          : `${messages.waitingText} ${device ? messages.waitingOnDevice : messages.waitingInTab}`}
      </p>
      <ul className="grid gap-3">
        {waiting.map(({ id, fields, at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span id={`waiting-${id}`} className="min-w-0 wrap-anywhere">
              <span className="block font-semibold">
                {fields.firstName} {fields.surname}
              </span>
              <LocalDate iso={new Date(at).toISOString()} siteTag={formatLocale[locale]} withTime />
            </span>
            <Button variant="quiet" aria-describedby={`waiting-${id}`} onClick={() => onDrop(id)}>
              {messages.waitingDrop}
            </Button>
          </li>
        ))}
      </ul>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={device}
          onChange={(event) => onKeep(event.currentTarget.checked)}
          className="size-5 shrink-0 accent-(--vine)"
        />
        {messages.waitingKeep}
      </label>
      {outdated ? (
        <Button variant="quiet" onClick={() => location.reload()}>
          {messages.waitingReload}
        </Button>
      ) : (
        <Button variant="quiet" aria-disabled={busy || undefined} onClick={retry}>
          {busy ? messages.submitting : messages.waitingSend}
        </Button>
      )}
    </section>
  )
}
