import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { CourseCards } from '@/components/courses/course-cards'
import { BelowTheFold } from '@/components/site/below-the-fold'
import { JsonLd } from '@/components/site/document/json-ld'
import { metadataOf, pageMetaOf } from '@/components/site/document/page-metadata'
import { ButtonLink, Link } from '@/components/ui/link'
import { formatRand } from '@/lib/content/documents/fees'
import { questionsOf } from '@/lib/content/documents/questions'
import { routes } from '@/lib/routes'
import { questionList } from '@/lib/seo/json-ld-nodes'
import { siteContent, useContent } from '@/lib/site/queries'
import { Accreditations } from './_home/accreditations'
import { ContactUs } from './_home/contact-us'
import { Disclaimer } from './_home/disclaimer'
import { Hero } from './_home/hero'
import { Reasons } from './_home/reasons'
import { RecentPosts } from './_home/recent-posts'
import { Stories } from './_home/stories'
import { StudyWeek } from './_home/study-week'

const meta = () => pageMetaOf('home', routes.home)

export async function generateMetadata() {
  const [metadata, t] = await Promise.all([meta().then(metadataOf), getTranslations('Meta')])
  return { ...metadata, keywords: t('home.keywords') }
}

/** The courses with their prices, and the outcome of the whole path. */
function OurCourses() {
  const t = useTranslations('Home')
  const courses = useTranslations('Courses')
  const { fees, pathYears } = useContent()
  return (
    <section aria-labelledby="our-courses" className="border-y border-line bg-clay">
      <div className="shell py-6 sm:py-24">
        <h2 id="our-courses" className="max-sm:mb-4">
          {t('coursesTitle')}
        </h2>
        <p className="mt-3 mb-8 text-quiet max-sm:hidden">{t('coursesIntro')}</p>
        <CourseCards heading="h3" />
        <p className="mt-4 text-quiet max-sm:text-small sm:mt-6">
          {courses('pathTotal', { years: String(pathYears), total: formatRand(fees.path) })}{' '}
          <Link href={routes.programme} className="text-link">
            {t('feesMore')}
          </Link>
        </p>
      </div>
    </section>
  )
}

export default async function HomePage() {
  const [t, page, content] = await Promise.all([getTranslations('Home'), meta(), siteContent()])
  const questions = questionsOf(content.questions, 'home')
  return (
    <>
      <Hero />
      <Disclaimer />
      <BelowTheFold>
        <Reasons />
        <OurCourses />
        <Stories />
        <Accreditations />
        <StudyWeek questions={questions} />
        <section className="shell flex flex-col py-6 sm:py-24" aria-labelledby="recent">
          <div className="contents flex-wrap items-end justify-between gap-6 sm:mb-10 sm:flex">
            <div className="max-sm:mb-4">
              <h2 id="recent">{t('recentTitle')}</h2>
              <p className="mt-3 text-quiet max-sm:hidden">{t('recentIntro')}</p>
            </div>
            <ButtonLink
              variant="quiet"
              href={routes.blog}
              className="max-sm:order-last max-sm:mt-3 max-sm:self-start"
            >
              {t('viewAll')}
            </ButtonLink>
          </div>
          <RecentPosts />
        </section>
        <ContactUs />
      </BelowTheFold>
      <JsonLd meta={page} nodes={questions.length > 0 ? [questionList(questions, page)] : []} />
    </>
  )
}
