import { useLocale, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { ContactWays } from '@/components/site/help/contact-ways'
import { FactList } from '@/components/site/fact-list'
import { JsonLd } from '@/components/site/document/json-ld'
import { PageHero } from '@/components/site/page-hero'
import { metadataOf, pageMetaOf } from '@/components/site/document/page-metadata'
import { ShareButton } from '@/components/site/share-button'
import { BrochureLinks } from '@/components/courses/brochure-links'
import { ButtonLink } from '@/components/ui/link'
import { PrintButton } from '@/components/ui/print-button'
import { brochureLinks } from '@/lib/brochure/links'
import { routes } from '@/lib/routes'
import { pagePlaces } from '@/lib/scenes/panorama/places'
import { useContent } from '@/lib/site/queries'

const meta = () => pageMetaOf('contact', routes.contact)

export const generateMetadata = async () => metadataOf(await meta())

/** The brochures, the printed page, and sharing it. */
function Resources() {
  const locale = useLocale()
  const { brochures, levels, organisation } = useContent()
  const t = useTranslations('Contact')
  return (
    <section aria-labelledby="resources" className="rounded-card bg-clay p-6 sm:p-8 print:hidden">
      <h2 id="resources" className="text-lead">
        {t('resources')}
      </h2>
      <p className="mt-2 text-quiet">{t('resourcesIntro')}</p>
      <BrochureLinks brochures={brochureLinks(brochures)} className="mt-6 flex-col" />
      <div className="mt-5 flex flex-wrap gap-3">
        <PrintButton label={t('print')} className="w-full sm:w-auto" />
        <ShareButton
          label={t('share')}
          title={organisation.name[locale]}
          text={t('shareText', { levels: levels.length })}
        />
      </div>
    </section>
  )
}

/** All ways to reach us, and downloads. */
export default async function ContactPage() {
  const t = await getTranslations('Contact')
  return (
    <>
      <PageHero place={pagePlaces.contact} title={t('title')} intro={t('intro')} />
      <div className="shell grid items-start gap-x-[min(5rem,6vw)] gap-y-12 py-12 sm:py-16 md:grid-cols-2 lg:grid-cols-[1.4fr_1fr]">
        <section aria-labelledby="touch">
          <h2 id="touch" className="mb-6">
            {t('getInTouch')}
          </h2>
          <ContactWays withChat />
          <FactList names={['officeHours', 'responseTime']} isStacked className="-mt-px" />
        </section>
        <div className="grid gap-10">
          <Resources />
          <section aria-labelledby="lead" className="lg:px-8 print:hidden">
            <h2 id="lead" className="text-lead">
              {t('leadTitle')}
            </h2>
            <p className="mt-2 text-quiet">{t('leadText')}</p>
            <ButtonLink href={routes.landing} className="mt-5">
              {t('leadLink')}
            </ButtonLink>
          </section>
        </div>
      </div>
      <JsonLd
        meta={await meta()}
        type="ContactPage"
        breadcrumbs={[{ name: t('title'), path: routes.contact }]}
      />
    </>
  )
}
