import { randomUUID } from 'node:crypto'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { MailNotices } from '@/components/mail/mail-notices'
import { PaymentBank } from '@/components/payments/payment-bank'
import { SectionCard } from '@/components/staff/admin/page-parts'
import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { dayAfter, today } from '@/lib/dates'
import { formatDay } from '@/lib/i18n/formats'
import { isMailOn } from '@/lib/mail/smtp'
import { formatMoney } from '@/lib/money'
import type { PaymentFile } from '@/lib/payments/admin/file-queries'
import { moneyKinds } from '@/lib/payments/admin/form'
import { paymentLinks } from '@/lib/payments/admin/links'
import { LINK_DAYS } from '@/lib/payments/admin/payment-form'
import { cancelledMoney, isDepositPaid } from '@/lib/payments/admin/surplus'
import { toCents } from '@/lib/payments/amount'
import { purposeText } from '@/lib/receipts/purpose'
import { routes } from '@/lib/routes'
import { useContent } from '@/lib/site/queries'
import { ChangeForm } from './change-form'
import { type MoneyChoices, MoneyForms } from './money-forms'
import { NotificationFacts } from './notification-facts'
import { Promises } from './owed/promises'
import { PaymentActions } from './payment-actions'
import { PaymentBadge } from './payment-badge'
import { PaymentDetails } from './payment-details'
import { PaymentEntries } from './payment-entries'
import { PaymentPlan } from './payment-plan'
import { Messages, Proofs } from './payment-records'

function useMoneyChoices(file: PaymentFile): MoneyChoices {
  const locale = useLocale()
  const t = useTranslations('PaymentsAdmin.money')
  const purposes = useTranslations('Payments.purposes')
  const surpluses = file.entries.flatMap((entry) => {
    const left = file.left[entry.id] ?? '0'
    if (toCents(left) <= 0) return []
    const values = { amount: formatMoney(left), day: formatDay(entry.receivedOn, locale, 'medium') }
    return [[String(entry.id), t('surplusOf', values)] as const]
  })
  const countedText = t('counted', { amount: formatMoney(file.paid) })
  const cancelled = cancelledMoney(file)
  return {
    once: Object.fromEntries(moneyKinds.map((kind) => [kind, randomUUID()])) as MoneyChoices['once'],
    today: today(),
    lastSeen: String(file.entries.at(-1)?.id ?? ''),
    hasRefund: toCents(file.refunded) > 0,
    // As people type it.
    usual: toCents(file.outstanding) > 0 ? file.outstanding.replace(/\.00$/, '').replace('.', ',') : '',
    refundable: [...surpluses, ...(toCents(file.paid) > 0 ? [['', countedText] as const] : [])],
    movable: [...surpluses, ...(cancelled === null ? [] : [[String(cancelled), countedText] as const])],
    targets: file.targets.map(
      (target) =>
        [
          target.id,
          `${purposeText(target, purposes)}, ${formatMoney(target.outstanding)}, ${formatDay(target.dueOn, locale, 'medium')}`,
        ] as const,
    ),
  }
}

function OnScreen({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div className="min-w-0 print:hidden">
      <SectionCard id={id} title={title}>
        {children}
      </SectionCard>
    </div>
  )
}

/** One payment: request, actions and history. Only admins pay back, correct, and see what PayFast reported. */
export function PaymentView({ file, isAdmin }: { file: PaymentFile; isAdmin: boolean }) {
  const locale = useLocale()
  const t = useTranslations('PaymentsAdmin.payment')
  const money = useTranslations('PaymentsAdmin.money')
  const promises = useTranslations('PaymentsAdmin.promises')
  const purposes = useTranslations('Payments.purposes')
  const students = useTranslations('Students')
  const { organisation } = useContent()
  const choices = useMoneyChoices(file)
  const { id, lead, plan, entries } = file
  const isOpen = toCents(file.outstanding) > 0
  const Entries = entries.length > 0 ? SectionCard : OnScreen
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <PaymentBadge state={file.state} />
        <span className="wrap-anywhere">{purposeText(file, purposes)}</span>
        <span className="hidden print:inline">{organisation.name[locale]}</span>
      </div>
      <div className="empty:hidden print:hidden">
        <MailNotices withLink />
      </div>
      {lead && lead.status !== 'enrolled' && isDepositPaid(file) && (
        <Notice variant="good">
          {students('paidTitle')}.{' '}
          <Link href={`${routes.lead(lead.id)}#enrolments`} className="row-link">
            {students('toEnrol', { name: file.name })}
          </Link>
        </Notice>
      )}
      <SectionCard id="details" title={t('details')}>
        <PaymentDetails file={file} />
        <ChangeForm
          id={id}
          present={{
            firstName: file.firstName,
            surname: file.surname,
            email: file.email ?? '',
            phone: file.phone ?? '',
            language: file.language,
            dueOn: file.dueOn,
            note: file.note ?? '',
          }}
        />
      </SectionCard>
      <OnScreen id="hand-on" title={t('handOn')}>
        <PaymentActions
          id={id}
          status={file.status}
          email={file.email}
          isAsked={file.askedAt !== null}
          isMailed={file.messages.some(({ kind }) => kind === 'payment-request')}
          isMailOn={isMailOn}
          isExpired={file.dueOn < dayAfter(choices.today, -LINK_DAYS)}
          links={file.token ? paymentLinks(file, file.token) : null}
        />
      </OnScreen>
      <OnScreen id="money" title={money('title')}>
        <p className="mb-5 max-w-2xl text-quiet">{money('intro')}</p>
        <MoneyForms id={id} choices={choices} isAdmin={isAdmin} />
      </OnScreen>
      {(isOpen || file.promises.length > 0) && (
        <OnScreen id="promises" title={promises('title')}>
          <Promises
            id={id}
            promises={file.promises}
            isOpen={isOpen}
            usual={choices.usual}
            today={choices.today}
            once={randomUUID()}
          />
        </OnScreen>
      )}
      <Entries id="entries" title={t('entriesTitle')}>
        <PaymentEntries file={file} />
      </Entries>
      {isOpen && (
        // The printout goes to the payer.
        <div className="hidden print:block">
          <PaymentBank payment={file} />
        </div>
      )}
      {plan && (
        <SectionCard id="plan" title={t('planTitle')}>
          <PaymentPlan id={id} plan={plan} schedule={file.schedule} />
        </SectionCard>
      )}
      <OnScreen id="proofs" title={t('proofsTitle')}>
        <Proofs proofs={file.proofs} />
      </OnScreen>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
        {isAdmin && (
          <OnScreen id="notifications" title={t('notificationsTitle')}>
            {file.notifications.length === 0 ? (
              <p className="text-quiet">{t('notificationsNone')}</p>
            ) : (
              <ul className="grid gap-4">
                {file.notifications.map((notification) => (
                  <li key={notification.id}>
                    <NotificationFacts notification={notification} />
                  </li>
                ))}
              </ul>
            )}
          </OnScreen>
        )}
        <OnScreen id="messages" title={t('messagesTitle')}>
          <Messages file={file} />
        </OnScreen>
      </div>
    </div>
  )
}
