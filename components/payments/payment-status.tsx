'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import { Icon } from '@/components/ui/icon'
import { WhenSupported } from '@/components/ui/when-supported'
import { type PaymentView, formatAmount } from '@/lib/payments/view'

const POLL_MILLISECONDS = 5000

/** A payment is late after this time. */
const LATE_MILLISECONDS = 10 * 60_000

type State = PaymentView['state']

/** A sentence and help for each state, and the labels of the details. */
export type PaymentMessages = Record<
  State | `${State}Help` | 'partPaidHelp' | 'reference' | 'amount' | 'copy' | 'copied' | 'notCopied',
  string
>

async function readStatus(address: string): Promise<PaymentView> {
  const response = await fetch(address, { cache: 'no-store' })
  if (!response.ok) throw new Error(String(response.status))
  return response.json()
}

const referenceOf = (view: PaymentView) => (view.state === 'missingReference' ? null : view.reference)

function helpOf(view: PaymentView, messages: PaymentMessages): string {
  if ('isUnpaid' in view && !view.isUnpaid) return messages.partPaidHelp
  if (view.state === 'unverified' && view.reference === null) return messages.missingReferenceHelp
  return messages[`${view.state}Help`]
}

/** A payment's state: first as the server read it, then polled every five seconds while the page is visible. */
export function PaymentStatus({
  first,
  address,
  messages,
  home,
  help,
  late,
}: {
  first: PaymentView
  /** Null without a valid reference. */
  address: string | null
  messages: PaymentMessages
  home: ReactNode
  help: ReactNode
  /** For a payment that takes longer than ten minutes. */
  late: ReactNode
}) {
  const [view, setView] = useState(first)
  const [isLate, setIsLate] = useState(false)
  const reference = referenceOf(view)

  useEffect(() => {
    if (address === null) return
    let left = false
    const timer = setInterval(async () => {
      if (document.hidden) return
      const next = await readStatus(address).catch(() => null)
      if (!left) setView((known) => next ?? { state: 'unverified', reference: referenceOf(known) })
    }, POLL_MILLISECONDS)
    return () => {
      left = true
      clearInterval(timer)
    }
  }, [address])

  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LATE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [])

  const icon =
    view.state === 'complete' ? 'circle-check' : view.state === 'pending' ? 'hourglass' : 'circle-x'
  return (
    <div className="grid gap-6">
      <div role="status" className="flex gap-4 max-[19rem]:flex-col">
        <Icon
          name={icon}
          className={`mt-1 size-8 ${view.state === 'complete' ? 'text-vine' : view.state === 'pending' ? 'text-wheat' : 'text-alert'}`}
        />
        <div className="min-w-0">
          <h2 className="text-lead">{messages[view.state]}</h2>
          <p className="mt-2 text-quiet">{helpOf(view, messages)}</p>
          {view.state === 'pending' && isLate && <div className="mt-2">{late}</div>}
        </div>
      </div>
      {reference !== null && (
        <dl className="grid gap-4 border-t border-line pt-6">
          <div>
            <dt className="text-small text-quiet">{messages.reference}</dt>
            <dd className="flex items-center justify-between gap-3">
              <span className="font-mono text-small break-all">{reference}</span>
              <div className="-my-2.5 print:hidden">
                <WhenSupported feature="scripts">
                  <CopyButton
                    isIcon
                    text={reference}
                    label={messages.copy}
                    done={messages.copied}
                    failed={messages.notCopied}
                  />
                </WhenSupported>
              </div>
            </dd>
          </div>
          {view.state === 'complete' && (
            <div>
              <dt className="text-small text-quiet">{messages.amount}</dt>
              <dd className="font-display text-lead">{formatAmount(view.amount)}</dd>
            </div>
          )}
        </dl>
      )}
      {view.state !== 'pending' && (
        <div className="flex flex-wrap gap-3">
          {home}
          {view.state !== 'complete' && help}
        </div>
      )}
    </div>
  )
}
