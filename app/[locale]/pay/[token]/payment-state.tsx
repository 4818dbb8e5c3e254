import { useLocale, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button'
import { ConfirmButtonForm } from '@/components/ui/confirm-button-form'
import { Notice } from '@/components/ui/notice'
import { formatDay } from '@/lib/i18n/formats'
import { tryPaymentAgain } from '@/lib/payments/page-actions'
import { type PaymentPage, isWithdrawn } from '@/lib/payments/page-schema'
import { creditText, receiptNumber } from '@/lib/receipts/receipt'
import { api } from '@/lib/routes'

/** Each refund with its credit note. */
export function CreditNotes({ page, token }: { page: PaymentPage; token: string }) {
  const t = useTranslations('Pay')
  const locale = useLocale()
  return (
    <ul className="grid gap-3 empty:hidden">
      {page.credit_notes.map((note) => (
        <li key={receiptNumber(note)}>
          {creditText(note, locale)}{' '}
          <a href={api.creditNote(token, receiptNumber(note))} className="grain-line text-vine">
            {t('creditNote', { number: receiptNumber(note) })}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The state of a payment unless it is pending, and the next step. */
export function PaymentState({ page, token }: { page: PaymentPage; token: string }) {
  const t = useTranslations('Pay')
  const locale = useLocale()
  if (page.state === 'complete')
    return (
      <div className="grid gap-5">
        <Notice variant="good">
          {page.received_on ? t('paidOn', { date: formatDay(page.received_on, locale) }) : t('paidInFull')}
        </Notice>
        {page.receipt && (
          <a href={api.receipt(token)} className={buttonClass('primary', 'justify-self-start')}>
            {t('receipt', { number: receiptNumber(page.receipt) })}
          </a>
        )}
      </div>
    )
  if (page.state === 'expired' || isWithdrawn(page))
    return <Notice variant="alert">{t(page.state === 'expired' ? 'expired' : 'cancelled')}</Notice>
  return (
    <div className="rounded-card border border-line bg-raised p-[min(1.5rem,6vw)] shadow-card empty:hidden sm:p-8">
      <ConfirmButtonForm
        // Once it is pending again, the answer keeps the focus.
        isOpen={page.state !== 'pending'}
        token={token}
        action={tryPaymentAgain}
        messages={{
          ask: t(page.state === 'failed' ? 'failed' : 'cancelledByPayer'),
          confirm: t('again'),
          sending: t('sending'),
          confirmed: t('begun'),
          gone: t('gone'),
          failed: t('unreachable'),
        }}
      />
    </div>
  )
}
