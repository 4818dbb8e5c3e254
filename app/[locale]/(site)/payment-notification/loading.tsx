import { useTranslations } from 'next-intl'
import { PageHero } from '@/components/site/page-hero'
import { Spinner } from '@/components/ui/spinner'

/** Stands while the payment is looked up. As high as the page in its tallest state, so that the footer does not jump. */
export default function PaymentLoading() {
  const t = useTranslations('Payments')
  return (
    <>
      <PageHero title={t('title')} />
      <div className="shell min-h-[41rem] sm:min-h-[32.5rem] py-20">
        <Spinner label={t('pending')} />
        <p className="mt-4 text-center">{t('pending')}</p>
      </div>
    </>
  )
}
