import { getTranslations } from 'next-intl/server'
import { ContactLinks } from '@/components/payments/contact-links'
import { PaymentStatus } from '@/components/payments/payment-status'
import { PageHero } from '@/components/site/page-hero'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { ButtonLink } from '@/components/ui/link'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { paymentStatus } from '@/lib/payments/queries'
import { api, routes } from '@/lib/routes'

export const generateMetadata = () => unlistedMetadataOf('payment')

const states = ['pending', 'complete', 'cancelled', 'failed', 'missingReference', 'unverified'] as const
const keys = [
  ...states,
  ...states.map((state) => `${state}Help` as const),
  'partPaidHelp',
  'reference',
  'amount',
  'copy',
  'copied',
  'notCopied',
] as const

export default async function PaymentPage({ searchParams }: PageProps<'/[locale]/payment-notification'>) {
  const id = [(await searchParams).m_payment_id].flat()[0]?.trim()
  const [t, view] = await Promise.all([getTranslations('Payments'), paymentStatus(id)])
  return (
    <>
      <PageHero place="vineyard" title={t('title')} />
      <div className="shell min-h-[41rem] sm:min-h-[32.5rem] py-12 sm:py-16">
        <div className="max-w-xl rounded-card border border-line bg-raised p-[min(1.5rem,6vw)] sm:p-8">
          <PaymentStatus
            first={view}
            address={id && 'reference' in view && view.reference ? api.payment(id) : null}
            messages={pickMessages(keys, (key) => t(key))}
            home={<ButtonLink href={routes.home}>{t('returnHome')}</ButtonLink>}
            help={
              <ButtonLink variant="quiet" href={routes.contact}>
                {t('contact')}
              </ButtonLink>
            }
            late={
              <>
                <p>{t('pendingLate')}</p>
                <ContactLinks />
              </>
            }
          />
        </div>
      </div>
    </>
  )
}
