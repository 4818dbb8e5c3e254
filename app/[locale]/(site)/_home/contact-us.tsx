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
      <div className="shell grid items-start gap-x-[min(5rem,6vw)] gap-y-7 py-6 sm:gap-y-10 sm:py-24 md:grid-cols-2 print:block">
        <div className="md:order-1">
          <h2 id="contact-us">{t('contactTitle')}</h2>
          <p className="mt-3 text-quiet max-sm:hidden">{t('contactIntro')}</p>
          <div
            id="ask"
            data-offer
            className="mt-5 rounded-card bg-raised p-5 shadow-card sm:mt-8 sm:p-8 print:hidden"
          >
            <h3 className="text-quote max-sm:mb-4">{t('askTitle')}</h3>
            <p className="mt-2 mb-6 text-quiet max-sm:hidden">{t('askIntro')}</p>
            <LeadFormLater {...form}>
              <NextSteps />
            </LeadFormLater>
            <noscript>
              <AskLink />
            </noscript>
          </div>
        </div>
        <div className="grid gap-7 sm:gap-10 md:order-2">
          <ContactWays />
          <BankDetails heading="h3" isFolded />
        </div>
      </div>
    </section>
  )
}
