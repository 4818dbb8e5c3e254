import { useLocale, useTranslations } from 'next-intl'
import { ButtonAnchor } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { StaffTime } from '@/components/ui/admin/staff-time'
import { formatDay } from '@/lib/i18n/formats'
import { formatLocale } from '@/lib/i18n/routing'
import { toCents } from '@/lib/payments/amount'
import type { PaymentFile } from '@/lib/payments/admin/file-queries'
import type { ScheduleRow } from '@/lib/payments/admin/schema'
import { api } from '@/lib/routes'

/** The payer's proofs of payment. */
export function Proofs({ proofs }: { proofs: PaymentFile['proofs'] }) {
  const t = useTranslations('PaymentsAdmin.payment')
  if (proofs.length === 0) return <p className="text-quiet">{t('proofsNone')}</p>
  return (
    <>
      <p className="mb-4 text-quiet">{t('proofsHint')}</p>
      <ul className="grid gap-3">
        {proofs.map(({ name, createdAt }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <ButtonAnchor variant="quiet" size="small" href={api.paymentProof(name)}>
              <Icon name="file-text" className="size-4" />
              {t('proofOf')}
            </ButtonAnchor>
            <span className="text-small text-quiet">
              <StaffTime iso={createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Messages sent to the payer, and the days of those to come. */
export function Messages({ file: { messages, mail, outstanding } }: { file: PaymentFile }) {
  const t = useTranslations('PaymentsAdmin.payment')
  const outbox = useTranslations('Outbox')
  const toCome = mail.filter(({ sent }) => !sent)
  return (
    <ul className="grid gap-3">
      {toCome.length > 0 && (
        <li>
          <MailDays mail={toCome} />
        </li>
      )}
      {toCome.length === 0 && toCents(outstanding) > 0 && <li className="text-quiet">{t('mailNone')}</li>}
      {messages.length === 0 && <li className="text-quiet">{t('messagesNone')}</li>}
      {messages.map(({ id, kind, recipient, state, createdAt, settledAt }) => (
        <li key={id}>
          <p className="font-semibold">{outbox(`kinds.${kind}`)}</p>
          <p className="flex flex-wrap gap-x-4 text-small text-quiet">
            <span className="wrap-anywhere">{recipient}</span>
            <span className={state === 'failed' ? 'font-semibold text-alert' : undefined}>
              {outbox(`states.${state}`)}
            </span>
            <StaffTime iso={settledAt ?? createdAt} />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** The message for a mail, sent or to come. */
const nameOf = ({ kind, sent }: ScheduleRow['mail'][number]) => `${kind}.${sent ? 'sent' : 'toCome'}` as const

/** The days of a payment's request and reminders, past and to come. */
export function MailDays({ mail }: Pick<ScheduleRow, 'mail'>) {
  const locale = useLocale()
  const t = useTranslations('PaymentsAdmin.payment.mail')
  const texts = [...new Set(mail.map(nameOf))].map((name) => {
    const days = mail
      .filter((each) => nameOf(each) === name)
      .map(({ day }) => formatDay(day, locale, 'medium'))
    return t(name, { count: days.length, days: new Intl.ListFormat(formatLocale[locale]).format(days) })
  })
  return <span className="block text-small text-quiet empty:hidden">{texts.join(' · ')}</span>
}
