import { getTranslations } from 'next-intl/server'
import { ApplyLinks } from '@/components/courses/apply-links'
import { CourseCards } from '@/components/courses/course-cards'
import { Offer } from '@/components/courses/price'
import { LevelComparison } from '@/components/courses/level-comparison'
import { DisclaimerLine, Standing } from '@/components/courses/standing'
import { BelowTheFold } from '@/components/site/below-the-fold'
import { JsonLd } from '@/components/site/document/json-ld'
import { PageHero } from '@/components/site/page-hero'
import { metadataOf, pageMetaOf } from '@/components/site/document/page-metadata'
import { routes } from '@/lib/routes'
import { pagePlaces } from '@/lib/scenes/panorama/places'
import { courseList } from '@/lib/seo/json-ld-nodes'
import { siteContent } from '@/lib/site/queries'

const meta = () => pageMetaOf('courses', routes.courses)

export const generateMetadata = async () => metadataOf(await meta())

/** The four courses, and where to start. */
export default async function CoursesPage() {
  const [t, page, { levels }] = await Promise.all([getTranslations('Courses'), meta(), siteContent()])
  return (
    <>
      <PageHero
        place={pagePlaces.courses}
        title={t('title')}
        offer={<Offer />}
        intro={t('intro', { levels: levels.length })}
      />
      <div className="shell py-8 sm:py-12">
        <CourseCards heading="h2" />
        <DisclaimerLine className="mt-8" />
      </div>
      <BelowTheFold>
        <div className="border-y border-line bg-clay">
          <div className="shell py-14 sm:py-20">
            <LevelComparison />
          </div>
        </div>
        <Standing />
        <section aria-labelledby="begin" className="shell pb-16 sm:pb-24">
          <div className="grid gap-x-14 gap-y-5 border-t border-line pt-10 lg:grid-cols-[1fr_1.4fr]">
            <h2 id="begin">{t('beginTitle')}</h2>
            <div>
              <p className="text-lead text-quiet">{t('beginText')}</p>
              <ApplyLinks className="mt-7" />
            </div>
          </div>
        </section>
      </BelowTheFold>
      <JsonLd
        meta={page}
        breadcrumbs={[{ name: t('title'), path: routes.courses }]}
        nodes={[courseList(page, levels)]}
      />
    </>
  )
}
