import { getTranslations } from 'next-intl/server'
import { LoadedSection } from '@/components/staff/admin/loaded-section'
import { ButtonLink } from '@/components/ui/link'
import type { Lead } from '@/lib/leads/schema'
import { leadPayments } from '@/lib/payments/admin/queries'
import { isDepositPaid } from '@/lib/payments/admin/surplus'
import { routes, withQuery } from '@/lib/routes'
import { Enrol } from './enrol'
import { PaymentList } from './payment-list'

/** A lead's payments, with buttons for a new one and to enrol a lead who has paid the deposit. */
export async function LeadPayments({ lead }: { lead: Pick<Lead, 'id' | 'name' | 'status'> }) {
  const t = await getTranslations('PaymentsAdmin')
  return (
    <LoadedSection id="payments" title={t('lead.title')} load={() => leadPayments(lead.id)}>
      {(payments) => (
        <>
          {payments.some(isDepositPaid) && (
            <div className="mb-5 empty:hidden">
              <Enrol lead={lead.id} isEnrolled={lead.status === 'enrolled'} name={lead.name} />
            </div>
          )}
          {payments.length === 0 ? (
            <p className="text-quiet">{t('lead.none')}</p>
          ) : (
            <PaymentList payments={payments} label={t('lead.title')} isOfOne />
          )}
          <ButtonLink
            variant="quiet"
            size="small"
            className="mt-5"
            href={withQuery(routes.newPayment, { lead: lead.id })}
          >
            {t('new')}
          </ButtonLink>
        </>
      )}
    </LoadedSection>
  )
}
