import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { BankDetails } from '@/components/site/bank-details'
import { formatMoney } from '@/lib/money'
import { useContent } from '@/lib/site/queries'

/** How to pay by bank transfer: amount and reference, then the account. */
export function PaymentBank({
  payment: { received, outstanding, reference },
  children,
}: {
  /** Amounts are decimal texts. */
  payment: Readonly<Record<'received' | 'outstanding' | 'reference', string>>
  children?: ReactNode
}) {
  const t = useTranslations('Pay')
  const { phone } = useContent().organisation
  return (
    <BankDetails
      heading="h2"
      title={t('bankTitle')}
      first={[
        {
          label: t(Number(received) > 0 ? 'outstanding' : 'amount'),
          value: formatMoney(outstanding),
          copies: outstanding,
        },
        { label: t('reference'), value: reference, copies: reference },
      ]}
      note={
        <>
          {t('bankNote', { reference })}{' '}
          <a href={`tel:${phone.e164}`} className="text-link whitespace-nowrap">
            {phone.display}
          </a>
        </>
      }
    >
      {children}
    </BankDetails>
  )
}
