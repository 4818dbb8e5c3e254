import { getLocale, getTranslations } from 'next-intl/server'
import { ContactWays } from '@/components/site/contact-ways'
import { Resources } from './resources'
import { JsonLd } from '@/components/site/json-ld'
import { PageHero } from '@/components/site/page-hero'
import { BrochureAnchor } from '@/components/courses/brochure-links'
import { ButtonLink } from '@/components/ui/button'
import { brochureLinks } from '@/lib/brochure/links'
import { localePath } from '@/lib/i18n/paths'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'
import { pageMeta } from '@/lib/seo/page-meta'

const meta = () => pageMeta('contact', routes.contact)

export const generateMetadata = async () => toMetadata(await meta())

/** Every way to reach us, and what can be taken along. */
export default async function ContactPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('Contact')])
  return (
    <>
      <PageHero title={t('title')} intro={t('intro')} />
      <div className="shell grid items-start gap-12 py-12 sm:py-16 lg:grid-cols-[1.4fr_1fr] lg:gap-20">
        <section aria-labelledby="touch">
          <h2 id="touch" className="mb-6">
            {t('getInTouch')}
          </h2>
          <ContactWays withChat />
        </section>
        <div className="grid gap-10">
          <Resources>
            {brochureLinks().map((brochure) => (
              <BrochureAnchor key={brochure.language} brochure={brochure} />
            ))}
          </Resources>
          <section aria-labelledby="lead" className="lg:px-8 print:hidden">
            <h2 id="lead" className="text-h3">
              {t('leadTitle')}
            </h2>
            <p className="mt-2 text-quiet">{t('leadText')}</p>
            <ButtonLink href={localePath(routes.landing, locale)} prefetch={false} className="mt-5">
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
