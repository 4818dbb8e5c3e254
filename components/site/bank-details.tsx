import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import { Icon } from '@/components/ui/icon'
import { WhenSupported } from '@/components/ui/when-supported'
import { useContent } from '@/lib/site/queries'

interface Fact {
  readonly label: string
  readonly value: string
  /** The text to copy, if a bank's form asks for it. */
  readonly copies?: string
}

/** A button that copies a fact, where scripts run. */
export function CopyFact({ label, text }: { label: string; text: string }) {
  const t = useTranslations('Contact')
  return (
    <WhenSupported feature="scripts">
      <CopyButton
        isIcon
        text={text}
        label={t('copy', { label })}
        done={t('copied')}
        failed={t('notCopied')}
      />
    </WhenSupported>
  )
}

function Facts({ facts, className = '' }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={`account tabular-nums ${className}`}>
      {facts.map(({ label, value, copies }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>
            <span>{value}</span>
            {copies && (
              <div>
                <CopyFact label={label} text={copies} />
              </div>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * The account for fees; fields of a bank's form can be copied.
 * @param title the heading, by default the account's own
 * @param first content above the account, such as a payment's amount
 * @param note advice before paying, by default that for every payment
 * @param isFolded folds all but the account holder and the bank; never on paper
 */
export function BankDetails({
  heading: Heading,
  title,
  first = [],
  note,
  isFolded = false,
  children,
}: {
  heading: 'h2' | 'h3'
  title?: string
  first?: readonly Fact[]
  note?: ReactNode
  isFolded?: boolean
  children?: ReactNode
}) {
  const locale = useLocale()
  const t = useTranslations('Contact')
  const { bank, organisation } = useContent()
  const bankName = { label: t('bankName'), value: bank.bankName[locale] }
  const holder = { label: t('accountHolder'), value: bank.accountHolder, copies: bank.accountHolder }
  const facts: readonly Fact[] = [
    ...(isFolded ? [] : [...first, holder]),
    { label: t('tradingName'), value: bank.tradingName },
    { label: t('registrationNumber'), value: organisation.registrationNumber },
    ...(organisation.vatNumber ? [{ label: t('vatNumber'), value: organisation.vatNumber }] : []),
    ...(isFolded ? [] : [bankName]),
    { label: t('accountType'), value: bank.accountType[locale] },
    { label: t('accountNumber'), value: bank.accountNumber, copies: bank.accountNumber },
    { label: t('branchCode'), value: bank.branchCode, copies: bank.branchCode },
    { label: t('swiftCode'), value: bank.swiftCode, copies: bank.swiftCode },
  ]
  const notice = <p className="border-t border-line pt-4 text-small text-quiet">{note ?? t('bankNote')}</p>
  return (
    <section
      id="bank"
      aria-labelledby="bank-title"
      className="rounded-card border border-line bg-raised p-[min(1.5rem,6vw)] shadow-card sm:p-8 print:break-inside-avoid print:shadow-none"
    >
      <Heading id="bank-title" className="text-lead">
        {title ?? t('bankTitle')}
      </Heading>
      {isFolded ? (
        <>
          <Facts facts={[...first, holder, bankName]} className="mt-5" />
          <details className="open-in-print border-t border-line">
            <summary className="unfold my-1">
              {t('bankMore')}
              <Icon name="chevron-down" />
            </summary>
            <Facts facts={facts} />
            {notice}
          </details>
        </>
      ) : (
        <>
          <Facts facts={facts} className="mt-5" />
          {notice}
        </>
      )}
      {children}
    </section>
  )
}
