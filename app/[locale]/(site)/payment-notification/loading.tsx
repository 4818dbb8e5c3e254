import { useTranslations } from 'next-intl'
import { PageHero } from '@/components/site/page-hero'
import { Spinner } from '@/components/ui/spinner'

export default function PaymentLoading() {
  const t = useTranslations('Payment')
  return (
    <>
      <PageHero title={t('title')} />
      <div className="shell py-20">
        <Spinner label={t('pending')} />
        <p className="mt-4 text-center">{t('pending')}</p>
      </div>
    </>
  )
}
