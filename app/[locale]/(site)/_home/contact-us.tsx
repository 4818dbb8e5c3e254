import { getTranslations } from 'next-intl/server'
import { AskLink } from '@/components/leads/ask-link'
import { LeadFormLater } from '@/components/leads/lead-form-later'
import { leadFormProps } from '@/components/leads/lead-form-props'
import { NextSteps } from '@/components/leads/next-steps'
import { BankDetails } from '@/components/site/bank-details'
import { ContactWays } from '@/components/site/help/contact-ways'

/** The enquiry form, other ways to reach us, and the bank account for fees. */
export async function ContactUs() {
  const [t, form] = await Promise.all([getTranslations('Home'), leadFormProps()])
  return (
    <section aria-labelledby="contact-us" className="border-t border-line">
      <div className="shell grid items-start gap-x-[min(5rem,6vw)] gap-y-10 py-9 sm:py-24 lg:grid-cols-2">
        <div className="lg:order-1">
          <h2 id="contact-us">{t('contactTitle')}</h2>
          <p className="mt-3 text-quiet">{t('contactIntro')}</p>
          <div
            id="ask"
            data-offer
            className="mt-8 rounded-card bg-raised p-6 shadow-card sm:p-8 print:hidden"
          >
            <h3 className="text-quote">{t('askTitle')}</h3>
            <p className="mt-2 mb-6 text-quiet">{t('askIntro')}</p>
            <LeadFormLater {...form}>
              <NextSteps />
            </LeadFormLater>
            <noscript>
              <AskLink />
            </noscript>
          </div>
        </div>
        <div className="grid gap-10 lg:order-2">
          <ContactWays />
          <BankDetails heading="h3" isFolded />
        </div>
      </div>
    </section>
  )
}
