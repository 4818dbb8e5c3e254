import { Check } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { Suspense } from 'react'
import { BrochureLinks } from '@/components/courses/brochure-links'
import { DisclaimerLine } from '@/components/courses/standing'
import { InterestField } from '@/components/leads/interest-field'
import { LeadForm } from '@/components/leads/lead-form'
import { leadFormProps } from '@/components/leads/lead-form-props'
import { WaysOn } from '@/components/leads/ways-on'
import { CookieBanner } from '@/components/site/cookie-banner'
import { FactList } from '@/components/site/fact-list'
import { JsonLd } from '@/components/site/json-ld'
import { LanguageSwitch } from '@/components/site/language-switch'
import { Questions } from '@/components/site/questions'
import { Scene } from '@/components/site/scene'
import { TestimonialList } from '@/components/site/testimonial'
import { ThemeSwitch } from '@/components/site/theme-switch'
import { Wordmark } from '@/components/site/wordmark'
import { brochureLinks } from '@/lib/brochure/links'
import { levelName, levels } from '@/lib/content/courses'
import { formatRand, monthlyFee, totalFee } from '@/lib/content/fees'
import { benefits, features, stats } from '@/lib/content/landing'
import { organisation } from '@/lib/content/organisation'
import { questionsOf } from '@/lib/content/questions'
import { landingTestimonials } from '@/lib/content/testimonials'
import { localePath } from '@/lib/i18n/paths'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'
import { pageMeta } from '@/lib/seo/page-meta'
import { GetStarted } from './get-started'

const meta = () => pageMeta('landing', routes.landing)

export const generateMetadata = async () => toMetadata(await meta())

export default async function LandingPage() {
  const [locale, t, header, forms, form] = await Promise.all([
    getLocale(),
    getTranslations('Landing'),
    getTranslations('Header'),
    getTranslations('Leads.form'),
    leadFormProps(),
  ])
  const levelNames = {
    1: levelName(levels[0])[locale],
    2: levelName(levels[1])[locale],
    3: levelName(levels[2])[locale],
  }
  return (
    <>
      <div className="dock">
        <CookieBanner />
      </div>
      <main id="top" className="flex-1">
        <div className="shell flex min-h-18 flex-wrap items-center justify-between gap-x-3 py-1">
          <div className="min-w-0 flex-[1_1_8rem]">
            <Link
              href={localePath(routes.home, locale)}
              prefetch={false}
              className="block w-fit max-w-full"
              aria-label={header('logo', { name: organisation.shortName[locale] })}
            >
              <Wordmark locale={locale} />
            </Link>
          </div>
          <div className="ml-auto flex">
            <LanguageSwitch locale={locale} label={header('language')} />
            <ThemeSwitch label={header('theme')} />
          </div>
        </div>
        <section className="relative overflow-hidden bg-sky">
          <div className="shell relative z-1 grid gap-10 pt-12 pb-16 lg:grid-cols-[1.15fr_1fr] lg:gap-16 lg:pt-20 lg:pb-24">
            <div>
              <h1>{t('title')}</h1>
              <p className="mt-5 max-w-xl text-lead text-quiet">{t('intro')}</p>
              <p className="mt-4 font-semibold">
                {t('offer', { monthly: formatRand(monthlyFee), total: formatRand(totalFee(1)) })}
              </p>
              <BrochureLinks brochures={brochureLinks({ fresh: true })} className="mt-4" />
              <DisclaimerLine className="mt-4 max-w-xl" />
              <FactList names={['intake', 'responseTime']} className="mt-6 max-w-xl" />
              <Scene name="two-chairs" className="mt-8 aspect-[3/2] w-full rounded-card max-lg:hidden" />
            </div>
            <div className="self-start rounded-card border border-line bg-raised p-6 shadow-card sm:p-8">
              <h2 className="mb-6 text-h3">{form.messages.title}</h2>
              <LeadForm
                {...form}
                about={
                  <Suspense>
                    <InterestField label={forms('about')} levels={levelNames} />
                  </Suspense>
                }
              >
                <WaysOn />
              </LeadForm>
            </div>
          </div>
        </section>
        <section className="shell py-14" aria-label={t('statsTitle')}>
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
            {stats.map((stat) => (
              <div
                key={stat.label.en}
                className="flex min-w-0 flex-col-reverse justify-end border-l-2 border-grain pl-4 wrap-anywhere"
              >
                <dt className="text-quiet">{stat.label[locale]}</dt>
                <dd className="font-display text-[clamp(1.1875rem,0.85rem+1.6vw,2.25rem)] leading-tight">
                  {stat.value[locale]}
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="border-y border-line bg-clay">
          <div className="shell grid gap-10 py-16 lg:grid-cols-[1fr_1.6fr] lg:py-20">
            <h2>{t('benefitsTitle')}</h2>
            <ul className="grid gap-4">
              {benefits.map((benefit) => (
                <li key={benefit.en} className="flex gap-4">
                  <Check className="mt-1 size-5 shrink-0 text-vine" aria-hidden />
                  <span className="min-w-0 text-lead">{benefit[locale]}</span>
                </li>
              ))}
            </ul>
          </div>
        </section>
        <section className="shell py-16 lg:py-20">
          <h2>{t('featuresTitle')}</h2>
          <ul className="mt-10 grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
            {features.map((feature) => (
              <li key={feature.key} className="border-t border-line pt-5">
                <h3>{feature.title[locale]}</h3>
                <p className="mt-2 text-quiet">{feature.description[locale]}</p>
              </li>
            ))}
          </ul>
        </section>
        <section className="border-t border-line">
          <div className="shell py-16 lg:py-20">
            <h2>{t('testimonialsTitle')}</h2>
            <TestimonialList testimonials={landingTestimonials} />
          </div>
        </section>
        <Questions questions={questionsOf.landing} />
        <section className="shell grid justify-items-center gap-4 py-16 text-center">
          <h2>{t('closingTitle')}</h2>
          <p className="text-quiet">{t('closingText')}</p>
          <GetStarted>{t('getStarted')}</GetStarted>
        </section>
        <JsonLd meta={await meta()} breadcrumbs={[{ name: t('title'), path: routes.landing }]} />
      </main>
    </>
  )
}
