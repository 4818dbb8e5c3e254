import { getTranslations } from 'next-intl/server'
import { ApplyLinks } from '@/components/courses/apply-links'
import { CourseCards } from '@/components/courses/course-cards'
import { JsonLd } from '@/components/site/json-ld'
import { PageHero } from '@/components/site/page-hero'
import { courseList } from '@/lib/seo/graph-course'
import { headOf } from '@/lib/seo/metadata'
import { pageFacts } from '@/lib/seo/facts'

const facts = () => pageFacts('courses', '/courses')

export const generateMetadata = async () => headOf(await facts())

/** The four courses, and where to begin. */
export default async function CoursesPage() {
  const [t, page] = await Promise.all([getTranslations('Courses'), facts()])
  return (
    <>
      <PageHero title={t('title')} intro={t('intro')} />
      <div className="shell py-12 sm:py-16">
        <CourseCards heading="h2" />
      </div>
      <section aria-labelledby="begin" className="shell pb-16 sm:pb-24">
        <div className="grid gap-x-14 gap-y-5 border-t border-line pt-10 lg:grid-cols-[1fr_1.4fr]">
          <h2 id="begin">{t('beginTitle')}</h2>
          <div>
            <p className="text-lead text-quiet">{t('beginText')}</p>
            <ApplyLinks className="mt-7" />
          </div>
        </div>
      </section>
      <JsonLd facts={page} trail={[{ name: t('title'), path: '/courses' }]} things={[courseList(page)]} />
    </>
  )
}
