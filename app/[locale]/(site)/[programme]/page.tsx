import { getLocale, getTranslations } from 'next-intl/server'
import { ApplyLinks } from '@/components/courses/apply-links'
import { ApplySteps } from '@/components/courses/apply-steps'
import { Cancellation } from '@/components/courses/cancellation'
import { FeesTable } from '@/components/courses/fees-table'
import { Offer } from '@/components/courses/price'
import { DisclaimerLine } from '@/components/courses/standing'
import { BelowTheFold } from '@/components/site/below-the-fold'
import { FactList } from '@/components/site/fact-list'
import { ProgrammeLevels } from './programme-levels'
import { JsonLd } from '@/components/site/document/json-ld'
import { Missing, NotFoundView } from '@/components/site/missing'
import { PageHero } from '@/components/site/page-hero'
import { metadataOf, pageMetaOf, unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { PrintContact } from '@/components/site/print-contact'
import { Questions } from '@/components/site/questions'
import { textProps } from '@/lib/content/localized'
import { formatRand } from '@/lib/content/documents/fees'
import { questionsOf } from '@/lib/content/documents/questions'
import { provider } from '@/lib/provider/provider'
import { routes } from '@/lib/routes'
import { pagePlaces } from '@/lib/scenes/panorama/places'
import { siteContent } from '@/lib/site/queries'

export const generateStaticParams = () => [{ programme: provider.segment }]

type Props = PageProps<'/[locale]/[programme]'>

const isKnown = async (params: Props['params']) => (await params).programme === provider.segment

const meta = () => pageMetaOf('programme', routes.programme)

export const generateMetadata = async ({ params }: Props) =>
  (await isKnown(params)) ? metadataOf(await meta()) : unlistedMetadataOf('notFound')

/** The whole programme: structure, levels, fees. */
export default async function ProgrammePage({ params }: Props) {
  if (!(await isKnown(params)))
    return (
      <Missing>
        <NotFoundView />
      </Missing>
    )
  const locale = await getLocale()
  const t = await getTranslations('Programme')
  const brochures = await getTranslations('Brochures')
  const courses = await getTranslations('Courses')
  const facts = await getTranslations('Facts')
  const content = await siteContent()
  const { fees, levels, pathYears, programme, questions } = content
  return (
    <>
      <PageHero
        place={pagePlaces.programme}
        title={t('title', { title: programme.title[locale] })}
        offer={<Offer />}
        intro={programme.description[locale]}
      >
        <ApplyLinks className="mt-5" />
        <DisclaimerLine className="mt-5 max-w-2xl" />
      </PageHero>
      <section
        aria-labelledby="structure"
        className="shell grid gap-x-14 gap-y-6 py-14 sm:py-20 lg:grid-cols-[1fr_1.6fr]"
      >
        <h2 id="structure">{t('structureTitle')}</h2>
        <div className="grid gap-5 text-lead">
          {programme.structure.map((paragraph, index) => (
            <p key={index} {...textProps(paragraph, locale)} />
          ))}
        </div>
      </section>
      <BelowTheFold>
        <section aria-labelledby="levels" className="border-y border-line bg-clay print:bg-transparent">
          <div className="shell py-14 sm:py-20">
            <h2 id="levels" className="mb-10">
              {t('levelsTitle', { levels: levels.length })}
            </h2>
            <ProgrammeLevels />
          </div>
        </section>
        <section aria-labelledby="fees" className="shell py-14 sm:py-20">
          <h2 id="fees">{t('feesTitle')}</h2>
          <p className="mt-4 max-w-2xl text-quiet">{t('feesIntro')}</p>
          <div className="mt-8 grid gap-12 md:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] md:gap-[min(4rem,5.5vw)]">
            <FeesTable />
            <Cancellation />
          </div>
          <p className="mt-8 text-lead text-quiet">
            {courses('pathTotal', { years: String(pathYears), total: formatRand(fees.path) })}
          </p>
        </section>
        <FactList
          className="shell pb-14 sm:pb-20"
          title={facts('title')}
          names={[
            ...(['admission', 'tuitionLanguage', 'hoursPerWeek', 'intake', 'awardingInstitution'] as const),
            ...(['assessment', 'earlierStudy', 'bookCosts', 'paymentMethods'] as const),
          ]}
        />
        <Questions questions={questionsOf(questions, 'programme')} />
        <section aria-labelledby="apply" className="print:hidden">
          <div className="shell py-14 sm:py-20">
            <h2 id="apply">{brochures('applyTitle')}</h2>
            <p className="mt-3 max-w-2xl text-quiet">{t('applyText')}</p>
            <ApplySteps />
            <ApplyLinks className="mt-6" />
          </div>
        </section>
        <PrintContact path={routes.programme} />
      </BelowTheFold>
      <JsonLd meta={await meta()} breadcrumbs={[{ name: programme.name[locale], path: routes.programme }]} />
    </>
  )
}
