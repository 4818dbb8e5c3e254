import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { BankDetails } from '@/components/site/bank-details'
import { Cancellation } from '@/components/courses/cancellation'
import { FeesTable } from '@/components/courses/fees-table'
import { PageHero } from '@/components/site/page-hero'
import { BrochureLinks } from '@/components/courses/brochure-links'
import { FactList } from '@/components/site/fact-list'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { ButtonAnchor } from '@/components/ui/button'
import { brochureLinks } from '@/lib/brochure/links'
import { formatRand } from '@/lib/content/documents/fees'
import { siteContent, useContent } from '@/lib/site/queries'

export const generateMetadata = () => unlistedMetadataOf('thankYou')

/** The steps after applying, in order, each with its link. */
function Steps() {
  const { fees, organisation } = useContent()
  const t = useTranslations('ThankYou')
  const contact = useTranslations('Contact')
  const links = useTranslations('Links')
  const { registrationForm } = organisation.external
  const steps = [
    { key: 'form', text: t('formText'), link: t('formLink'), href: registrationForm, opens: true },
    {
      key: 'pay',
      text: t('payText', { deposit: formatRand(fees.deposit) }),
      link: t('payLink'),
      href: '#bank',
    },
    { key: 'proof', text: t('proofText'), link: organisation.email, href: `mailto:${organisation.email}` },
    {
      key: 'question',
      text: t('questionText'),
      link: contact('whatsappLink'),
      href: organisation.whatsapp,
      opens: true,
    },
  ] as const
  return (
    <ol className="mt-8 grid">
      {steps.map((step, index) => (
        <li
          key={step.key}
          className="grid grid-cols-[2.5rem_1fr] gap-x-3 border-t border-line py-6 sm:grid-cols-[4rem_1fr]"
        >
          <span aria-hidden className="font-display text-section leading-none text-wheat">
            {index + 1}
          </span>
          <div className="min-w-0">
            <h3>{t(`${step.key}Title`)}</h3>
            <p className="mt-1 text-quiet">{step.text}</p>
            <ButtonAnchor
              variant={index === 0 ? 'primary' : 'quiet'}
              href={step.href}
              target={'opens' in step ? '_blank' : undefined}
              className="mt-4 wrap-anywhere"
            >
              <span>
                {step.link}
                {'opens' in step && <span className="sr-only"> {links('newTab')}</span>}
              </span>
            </ButtonAnchor>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Next steps after applying: steps, account, fees. */
export default async function ThankYouPage() {
  const t = await getTranslations('ThankYou')
  const brochures = await getTranslations('Brochures')
  const content = await siteContent()
  return (
    <>
      <PageHero place="view" title={t('title')} intro={t('intro')} />
      <div className="shell grid items-start gap-14 py-12 sm:py-16 lg:grid-cols-[1.15fr_1fr] lg:gap-20">
        <section aria-labelledby="steps">
          <h2 id="steps">{t('stepsTitle')}</h2>
          <Steps />
          <FactList names={['documents']} className="pb-6" />
          <h2 className="mt-6 text-lead print:hidden">{brochures('title')}</h2>
          <p className="mt-2 text-quiet print:hidden">{brochures('intro')}</p>
          <BrochureLinks brochures={brochureLinks(content.brochures)} className="mt-3" />
        </section>
        <BankDetails heading="h2" />
      </div>
      <section aria-labelledby="fees" className="border-t border-line">
        <div className="shell py-14 sm:py-20">
          <h2 id="fees">{t('feesTitle')}</h2>
          <div className="mt-8 grid gap-12 md:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] md:gap-[min(4rem,5.5vw)]">
            <FeesTable />
            <Cancellation />
          </div>
        </div>
      </section>
    </>
  )
}
