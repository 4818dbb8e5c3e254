import { useLocale, useTranslations } from 'next-intl'
import { SentFileForm } from '@/components/ui/sent-file-form'
import { PaymentBank } from '@/components/payments/payment-bank'
import { buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { today } from '@/lib/dates'
import { formatDay } from '@/lib/i18n/formats'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { type SentOutcome, sentOutcomes } from '@/lib/media/sent-file'
import { cardPayment } from '@/lib/payments/card-payment'
import { formatMoney } from '@/lib/money'
import { type PaymentPage, isChargedLater } from '@/lib/payments/page-schema'
import { proofKinds } from '@/lib/payments/proof-queries'
import { purposeText } from '@/lib/receipts/purpose'
import { api } from '@/lib/routes'

type Props = { page: PaymentPage; token: string }

/** The form that leads to the payment gateway, usable without scripts; a sentence if card payments are unavailable. */
function CardPayment({ page, token }: Props) {
  const locale = useLocale()
  const t = useTranslations('Pay')
  const purposes = useTranslations('Payments.purposes')
  const form = cardPayment(page, token, purposeText(page, purposes), locale)
  if (!form)
    return page.cards_paused ? <Notice variant="alert">{t('cardPaused')}</Notice> : <p>{t('cardOff')}</p>
  const { subscription } = page
  return (
    <form
      action={form.action}
      method="post"
      className="grid justify-items-start gap-4 rounded-card border border-line bg-raised p-[min(1.5rem,6vw)] shadow-card sm:p-8 print:hidden"
    >
      <h2 className="text-lead">{t('cardTitle')}</h2>
      <p>
        {subscription
          ? t('cardSubscription', {
              amount: formatMoney(page.outstanding),
              monthly: formatMoney(subscription.recurring_amount),
              date: formatDay(subscription.billing_date, locale),
            })
          : t('cardText', { amount: formatMoney(page.outstanding) })}
      </p>
      {form.fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={buttonClass('primary')}>
        {t('cardButton')}
      </button>
      <p className="text-small text-quiet">{t('cardNote')}</p>
    </form>
  )
}

/** Ways to pay the outstanding amount: by card, or by bank transfer with proof. */
export function WaysToPay({ page, token, outcome }: Props & { outcome: SentOutcome | null }) {
  const locale = useLocale()
  const t = useTranslations('Pay')
  const fileField = useTranslations('FileField')
  if (isChargedLater(page, today()))
    return <Notice variant="good">{t('chargedLater', { date: formatDay(page.due_on, locale) })}</Notice>
  return (
    <>
      <CardPayment page={page} token={token} />
      <PaymentBank payment={page}>
        <div className="mt-6 grid gap-4 border-t border-line pt-6 print:hidden">
          <h3>{t('proofTitle')}</h3>
          <p>{t('proofIntro')}</p>
          {page.proofs > 0 && <p className="font-semibold">{t('proofCount', { count: page.proofs })}</p>}
          <SentFileForm
            id="proof"
            kinds={proofKinds}
            action={`${api.sendProof(token)}?language=${locale}`}
            outcome={outcome}
            messages={{
              label: t('proofLabel'),
              hint: t('proofHint'),
              send: t('proofSend'),
              sending: t('sending'),
              choose: fileField('choose'),
              none: fileField('none'),
              ...pickMessages(sentOutcomes, (key) => t(`proof.${key}`)),
            }}
          />
        </div>
      </PaymentBank>
    </>
  )
}
