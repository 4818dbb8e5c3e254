import { getTranslations } from 'next-intl/server'
import { ExportButton } from '@/components/staff/admin/export'
import { LoadedSection } from '@/components/staff/admin/loaded-section'
import { ButtonLink } from '@/components/ui/link'
import { emailKey } from '@/lib/forms/identity'
import type { Lead } from '@/lib/leads/schema'
import { toCents } from '@/lib/payments/amount'
import { leadPayments } from '@/lib/payments/admin/queries'
import type { ListedPayment } from '@/lib/payments/admin/schema'
import { api, routes, withQuery } from '@/lib/routes'
import { PaymentList } from './payment-list'

/** The addresses that have a statement: of payments that were requested or received. Each in one spelling. */
function addressesOf(payments: readonly ListedPayment[]) {
  const emails = payments.flatMap(({ email, askedAt, received }) =>
    email !== null && (askedAt !== null || toCents(received) > 0) ? email : [],
  )
  return [...new Map(emails.map((email) => [emailKey(email), email])).values()]
}

/** A lead's payments, with buttons for a new one and for the statement. */
export async function LeadPayments({ lead }: { lead: Pick<Lead, 'id'> }) {
  const t = await getTranslations('PaymentsAdmin')
  return (
    <LoadedSection id="payments" title={t('lead.title')} load={() => leadPayments(lead.id)}>
      {(payments) => (
        <>
          {payments.length === 0 ? (
            <p className="text-quiet">{t('lead.none')}</p>
          ) : (
            <PaymentList payments={payments} label={t('lead.title')} isOfOne />
          )}
          <div className="mt-5 flex flex-wrap items-center gap-3">
            <ButtonLink variant="quiet" size="small" href={withQuery(routes.newPayment, { lead: lead.id })}>
              {t('new')}
            </ButtonLink>
            {addressesOf(payments).map((email, _, all) => (
              <ExportButton
                key={email}
                action={api.exportStatement}
                values={[['email', email]]}
                label={t('payment.statement')}
                hint={all.length > 1 ? email : undefined}
                isTable={false}
              />
            ))}
          </div>
        </>
      )}
    </LoadedSection>
  )
}
