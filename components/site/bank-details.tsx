import { useLocale, useTranslations } from 'next-intl'
import { organisation } from '@/lib/content/organisation'

/** The account into which fees are paid, each value on its own line so that it can be copied. */
export function BankDetails({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const locale = useLocale()
  const t = useTranslations('Contact')
  const { bank, registrationNumber } = organisation
  const facts = [
    { label: t('accountHolder'), value: bank.accountHolder },
    { label: t('tradingName'), value: bank.tradingName },
    { label: t('registrationNumber'), value: registrationNumber },
    { label: t('bankName'), value: bank.bankName[locale] },
    { label: t('accountType'), value: bank.accountType[locale] },
    { label: t('accountNumber'), value: bank.accountNumber },
    { label: t('branchCode'), value: bank.branchCode },
    { label: t('swiftCode'), value: bank.swiftCode },
  ]
  return (
    <section
      id="bank"
      aria-labelledby="bank-title"
      className="rounded-card border border-line bg-raised p-[min(1.5rem,6vw)] shadow-card sm:p-8 print:shadow-none"
    >
      <Heading id="bank-title" className="text-h3">
        {t('bankTitle')}
      </Heading>
      <dl className="mt-5 tabular-nums">
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className="grid gap-x-6 border-t border-line py-2.5 sm:grid-cols-[1fr_1.2fr] sm:items-baseline"
          >
            <dt className="text-small text-quiet">{label}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-line pt-4 text-small text-quiet">{t('bankNote')}</p>
    </section>
  )
}
