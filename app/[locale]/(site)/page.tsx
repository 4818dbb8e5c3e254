import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { CourseCards } from '@/components/courses/course-cards'
import { BankDetails } from '@/components/site/bank-details'
import { BelowTheFold } from '@/components/site/below-the-fold'
import { ContactWays } from '@/components/site/help/contact-ways'
import { JsonLd } from '@/components/site/document/json-ld'
import { metadataOf, pageMetaOf } from '@/components/site/document/page-metadata'
import { Questions } from '@/components/site/questions'
import { ButtonLink } from '@/components/ui/link'
import { questionsOf } from '@/lib/content/documents/questions'
import { routes } from '@/lib/routes'
import { questionList } from '@/lib/seo/json-ld-nodes'
import { siteContent } from '@/lib/site/queries'
import { Accreditations } from './_home/accreditations'
import { AskForm } from './_home/ask-form'
import { Disclaimer } from './_home/disclaimer'
import { FeesGlance } from './_home/fees-glance'
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

function OurCourses() {
  const t = useTranslations('Home')
  return (
    <section aria-labelledby="our-courses" className="border-y border-line bg-clay">
      <div className="shell py-9 sm:py-24">
        <h2 id="our-courses" className="waypoint">
          {t('coursesTitle')}
        </h2>
        <p className="mt-3 mb-10 text-quiet">{t('coursesIntro')}</p>
        <CourseCards heading="h3" />
      </div>
    </section>
  )
}

/** How to reach us, and the account for fees. */
function ContactSection() {
  const t = useTranslations('Home')
  return (
    <section aria-labelledby="contact-us" className="shell py-9 sm:py-24">
      <div className="grid items-start gap-12 lg:grid-cols-2 lg:gap-20">
        <div>
          <h2 id="contact-us">{t('contactTitle')}</h2>
          <p className="mt-3 mb-8 text-quiet">{t('contactIntro')}</p>
          <ContactWays />
        </div>
        <BankDetails heading="h3" />
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
        <div className="thread">
          <Reasons />
          <OurCourses />
          <Stories />
          <Accreditations />
          <StudyWeek />
          <FeesGlance />
          <section className="shell py-9 sm:py-24" aria-labelledby="recent">
            <div className="mb-10 flex flex-wrap items-end justify-between gap-6">
              <div>
                <h2 id="recent">{t('recentTitle')}</h2>
                <p className="mt-3 text-quiet">{t('recentIntro')}</p>
              </div>
              <ButtonLink variant="quiet" href={routes.blog}>
                {t('viewAll')}
              </ButtonLink>
            </div>
            <RecentPosts />
          </section>
          <Questions questions={questions} />
          <AskForm />
        </div>
        <ContactSection />
      </BelowTheFold>
      <JsonLd meta={page} nodes={questions.length > 0 ? [questionList(questions, page)] : []} />
    </>
  )
}
