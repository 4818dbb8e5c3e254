import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ExportButton } from '@/components/staff/admin/export'
import { StaffCopyButton } from '@/components/ui/admin/staff-copy-button'
import { Day, StaffTime } from '@/components/ui/admin/staff-time'
import { EmailAddress } from '@/components/ui/admin/email'
import { Link } from '@/components/ui/link'
import { useLanguageNames } from '@/lib/i18n/language-names'
import { formatPhone } from '@/lib/leads/phone'
import { formatMoney } from '@/lib/money'
import { toCents } from '@/lib/payments/amount'
import type { PaymentFile } from '@/lib/payments/admin/file-queries'
import { purposeText } from '@/lib/receipts/purpose'
import { api, routes } from '@/lib/routes'

const link = 'grain-line inline-flex min-h-11 items-center text-vine -my-2.5'

/** The request, payer and amounts paid; the printed part of the page. */
export function PaymentDetails({ file }: { file: PaymentFile }) {
  const t = useTranslations('PaymentsAdmin.payment')
  const actions = useTranslations('PaymentsAdmin.actions')
  const purposes = useTranslations('Payments.purposes')
  const languages = useLanguageNames()
  const address = file.email ?? file.phone
  const person: (readonly [string, ReactNode])[] = [
    [t('name'), file.name],
    [t('email'), file.email && <EmailAddress address={file.email} />],
    [t('phone'), file.phone && formatPhone(file.phone)],
    [t('language'), languages(file.language)],
    [t('what'), purposeText(file, purposes)],
    [
      t('dueOn'),
      <span key="due" className={file.isOverdue ? 'font-semibold text-alert' : undefined}>
        <Day day={file.dueOn} />
      </span>,
    ],
    [
      t('reference'),
      <span key="reference" className="inline-flex flex-wrap items-center gap-x-1">
        <span className="font-semibold tracking-wider">{file.reference}</span>
        <span className="-my-2.5 print:hidden">
          <StaffCopyButton text={file.reference} label={actions('copyReference')} isIcon />
        </span>
      </span>,
    ],
  ]
  const when = (iso: string, who: string) =>
    t.rich('by', { when: () => <StaffTime iso={iso} />, who: who === 'system' ? t('bySystem') : who })
  const ofStaff: (readonly [string, ReactNode])[] = [
    [t('created'), when(file.createdAt, file.createdBy)],
    [t('asked'), file.askedAt ? <StaffTime key="asked" iso={file.askedAt} /> : t('notAsked')],
    [t('opened'), file.openedAt && <StaffTime key="opened" iso={file.openedAt} />],
    [t('cancelled'), file.cancelledAt && when(file.cancelledAt, file.cancelledBy ?? t('byPayer'))],
    [
      t('receipt'),
      // The payer's link gives none for a payment that a correction opened again.
      file.receipt && file.token && file.status === 'complete' ? (
        <a key="receipt" href={api.receipt(file.token)} className={link}>
          {t('openReceipt', { number: file.receipt })}
        </a>
      ) : (
        file.receipt
      ),
    ],
    [
      t('lead'),
      file.lead && (
        <Link key="lead" href={routes.lead(file.lead.id)} className={link}>
          {t('openLead')}
        </Link>
      ),
    ],
    [t('note'), file.note && <span className="whitespace-pre-line">{file.note}</span>],
  ]
  const sums: (readonly [string, ReactNode])[] = [
    [t('amount'), formatMoney(file.amount)],
    [t('received'), formatMoney(file.received)],
    [t('refunded'), toCents(file.refunded) > 0 && formatMoney(file.refunded)],
    [t('outstanding'), formatMoney(file.outstanding)],
    [
      t('surplus'),
      toCents(file.surplus) > 0 && (
        <span className="font-semibold text-alert">{formatMoney(file.surplus)}</span>
      ),
    ],
  ]
  return (
    <>
      <dl className="mb-6 grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-4">
        {sums
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt className="text-small text-quiet">{name}</dt>
              <dd className="font-display text-lead whitespace-nowrap tabular-nums">{value}</dd>
            </div>
          ))}
      </dl>
      <Facts facts={person} />
      <div className="mt-3 border-t border-line pt-3 print:hidden">
        <Facts facts={ofStaff} />
        <div className="mt-4 flex flex-wrap items-center gap-3 empty:hidden">
          {file.email && (
            <ExportButton
              action={api.exportStatement}
              values={[['email', file.email]]}
              label={t('statement')}
              hint={t('statementHint')}
              isTable={false}
            />
          )}
          {address && file.isOverdue && file.askedAt && (
            <ExportButton
              action={api.exportDemand}
              values={[['address', address]]}
              label={t('demand')}
              isTable={false}
            />
          )}
        </div>
      </div>
    </>
  )
}

function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className="grid gap-x-6 sm:col-span-2 sm:grid-cols-subgrid">
            <dt className="text-quiet max-sm:text-small">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
