import { useTranslations } from 'next-intl'
import { BankDetails } from '@/components/site/bank-details'
import { ContactWays } from '@/components/site/contact-ways'

/** How to reach us, and the account for fees. */
export function ContactSection() {
  const t = useTranslations('Home')
  return (
    <section aria-labelledby="contact-us" className="shell py-16 sm:py-24">
      <div className="grid items-start gap-12 lg:grid-cols-2 lg:gap-20">
        <div>
          <h2 id="contact-us">{t('contactTitle')}</h2>
          <p className="mt-3 mb-8 text-quiet">{t('contactIntro')}</p>
          <ContactWays />
        </div>
        <BankDetails heading="h3" />
      </div>
    </section>
  )
}
