import { getLocale, getTranslations } from 'next-intl/server'
import { LoadedSection } from '@/components/staff/loaded-section'
import { ButtonLink } from '@/components/ui/button'
import { localePath } from '@/lib/i18n/paths'
import { leadPayments } from '@/lib/payments/office-queries'
import { routes, withQuery } from '@/lib/routes'
import { PaymentList } from './payment-list'

/** The payments of a lead, on its page, with the way to a new one. */
export async function LeadPayments({ lead }: { lead: string }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('PaymentsAdmin')])
  return (
    <LoadedSection id="payments" title={t('lead.title')} load={() => leadPayments(lead)}>
      {(payments) => (
        <>
          {payments.length === 0 ? (
            <p className="text-quiet">{t('lead.none')}</p>
          ) : (
            <PaymentList payments={payments} label={t('lead.title')} />
          )}
          <ButtonLink
            variant="quiet"
            size="small"
            className="mt-5"
            href={localePath(withQuery(routes.newPayment, { lead }), locale)}
          >
            {t('new')}
          </ButtonLink>
        </>
      )}
    </LoadedSection>
  )
}
