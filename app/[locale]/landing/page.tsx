import { getLocale, getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { BrochureLinks } from '@/components/courses/brochure-links'
import { DisclaimerLine } from '@/components/courses/standing'
import { InterestField } from '@/components/leads/interest-field'
import { LeadForm } from '@/components/leads/lead-form'
import { leadFormProps } from '@/components/leads/lead-form-props'
import { NextSteps } from '@/components/leads/next-steps'
import { Announcement } from '@/components/site/notices/announcement'
import { PreviewBar } from '@/components/site/notices/preview-bar'
import { BelowTheFold } from '@/components/site/below-the-fold'
import { CookieBanner } from '@/components/site/notices/cookie-banner'
import { FactList } from '@/components/site/fact-list'
import { Landscape } from '@/components/site/landscape'
import { JsonLd } from '@/components/site/document/json-ld'
import { Switches } from '@/components/site/header/switches'
import { metadataOf, pageMetaOf } from '@/components/site/document/page-metadata'
import { Questions } from '@/components/site/questions'
import { TestimonialList } from '@/components/site/testimonial'
import { HomeLink } from '@/components/site/header/wordmark'
import { textProps } from '@/lib/content/localized'
import { brochureLinks } from '@/lib/brochure/links'
import { formatRand } from '@/lib/content/documents/fees'
import type { ByLevel } from '@/lib/content/level-numbers'
import { levelName } from '@/lib/content/documents/levels'
import { questionsOf } from '@/lib/content/documents/questions'
import { routes } from '@/lib/routes'
import { pagePlaces } from '@/lib/scenes/panorama/places'
import { siteContent } from '@/lib/site/queries'
import { GetStarted } from './get-started'
import { Benefits, Features, Stats } from './highlights'

const meta = () => pageMetaOf('landing', routes.landing)

export const generateMetadata = async () => metadataOf(await meta())

export default async function LandingPage() {
  const [locale, t, courses, forms, form, content] = await Promise.all([
    getLocale(),
    getTranslations('Landing'),
    getTranslations('Courses'),
    getTranslations('Leads.form'),
    leadFormProps(),
    siteContent(),
  ])
  const { brochures, fees, landing, levels, questions, testimonials } = content
  const levelNames = Object.fromEntries(
    levels.map((level) => [level.number, levelName(level)[locale]]),
  ) as ByLevel<string>
  return (
    // One element: after a press on a link, Next scrolls to the page's first, which would be the dock, at its end.
    <div className="flex flex-1 flex-col">
      <div className="dock">
        <CookieBanner />
      </div>
      <PreviewBar />
      <Announcement />
      <main id="top" className="flex-1">
        <section className="bg-sky">
          <div className="shell flex min-h-18 flex-wrap items-center justify-between gap-x-3 py-1">
            <div className="min-w-0 flex-[1_1_8rem]">
              <HomeLink />
            </div>
            {/* As wide as both from the start, so that the first does not move while the second arrives. */}
            <div className="ml-auto grid grid-cols-[repeat(2,max(44px,2.25rem))]">
              <Switches labels="Header" />
            </div>
          </div>
          <Landscape place={pagePlaces.landing}>
            <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[1.15fr_1fr] lg:grid-rows-[auto_1fr]">
              <div>
                <h1 {...textProps(landing.title, locale)} />
                <p className="mt-4 font-semibold">
                  {t('offer', {
                    duration: courses('years', { years: levels[0].durationYears }),
                    deposit: formatRand(fees.deposit),
                    monthly: formatRand(fees.monthlyFee),
                    total: formatRand(fees.total[1]),
                  })}
                </p>
              </div>
              <div className="self-start rounded-card lg:col-start-2 lg:row-span-2 lg:row-start-1 border border-line bg-raised p-5 shadow-card sm:p-8">
                <h2 className="mb-3 text-lead sm:mb-6">{form.messages.title}</h2>
                <LeadForm
                  {...form}
                  about={
                    <Suspense>
                      <InterestField label={forms('about')} levels={levelNames} />
                    </Suspense>
                  }
                >
                  <NextSteps />
                </LeadForm>
              </div>
              <div>
                <p className="max-w-xl text-lead text-quiet" {...textProps(landing.intro, locale)} />
                <BrochureLinks brochures={brochureLinks(brochures, content)} className="mt-4" />
                <DisclaimerLine className="mt-4 max-w-xl" />
                <FactList names={['intake', 'responseTime']} className="mt-6 max-w-xl" />
              </div>
            </div>
          </Landscape>
        </section>
        <BelowTheFold>
          <Stats />
          <Benefits />
          <Features />
          {testimonials.landing.length > 0 && (
            <section className="border-t border-line">
              <div className="shell py-16 lg:py-20">
                <h2>{t('testimonialsTitle')}</h2>
                <TestimonialList testimonials={testimonials.landing} />
              </div>
            </section>
          )}
          <Questions questions={questionsOf(questions, 'landing')} />
          <section className="shell grid justify-items-center gap-4 py-16 text-center">
            <h2>{t('closingTitle')}</h2>
            <p className="text-quiet">{t('closingText')}</p>
            <GetStarted>{t('getStarted')}</GetStarted>
          </section>
        </BelowTheFold>
        <JsonLd meta={await meta()} breadcrumbs={[{ name: landing.title[locale], path: routes.landing }]} />
      </main>
    </div>
  )
}
