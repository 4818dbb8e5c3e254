import { getLocale, getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { PostSkeletons } from '@/components/posts/post-grid'
import { Accreditations } from '@/app/[locale]/(site)/_home/accreditations'
import { ContactSection } from '@/app/[locale]/(site)/_home/contact-section'
import { Disclaimer } from '@/app/[locale]/(site)/_home/disclaimer'
import { FeesGlance } from '@/app/[locale]/(site)/_home/fees-glance'
import { Hero } from '@/app/[locale]/(site)/_home/hero'
import { OurCourses } from '@/app/[locale]/(site)/_home/our-courses'
import { Questions } from '@/app/[locale]/(site)/_home/questions'
import { Reasons } from '@/app/[locale]/(site)/_home/reasons'
import { RecentPosts } from '@/app/[locale]/(site)/_home/recent-posts'
import { Stories } from '@/app/[locale]/(site)/_home/stories'
import { StudyWeek } from '@/app/[locale]/(site)/_home/study-week'
import { JsonLd } from '@/components/site/json-ld'
import { ButtonLink } from '@/components/ui/button'
import { questions } from '@/lib/content/questions'
import { localePath } from '@/lib/i18n/paths'
import { routes } from '@/lib/routes'
import { questionList } from '@/lib/seo/json-ld-nodes'
import { toMetadata } from '@/lib/seo/metadata'
import { pageMeta } from '@/lib/seo/page-meta'

export const revalidate = 60

const meta = () => pageMeta('home', routes.home)

export const generateMetadata = async () => toMetadata(await meta())

export default async function HomePage() {
  const [locale, t, blog, page] = await Promise.all([
    getLocale(),
    getTranslations('Home'),
    getTranslations('Posts.list'),
    meta(),
  ])
  return (
    <>
      <Hero />
      <Disclaimer />
      <Reasons />
      <OurCourses />
      <Accreditations />
      <StudyWeek />
      <FeesGlance />
      <Stories />
      <section className="shell py-16 sm:py-24" aria-labelledby="recent">
        <div className="mb-10 flex flex-wrap items-end justify-between gap-6">
          <div>
            <h2 id="recent">{t('recentTitle')}</h2>
            <p className="mt-3 text-quiet">{t('recentIntro')}</p>
          </div>
          <ButtonLink variant="quiet" href={localePath(routes.blog, locale)}>
            {t('viewAll')}
          </ButtonLink>
        </div>
        <Suspense fallback={<PostSkeletons count={3} label={blog('loading')} />}>
          <RecentPosts />
        </Suspense>
      </section>
      <Questions />
      <ContactSection />
      <JsonLd meta={page} nodes={[questionList(questions, page)]} />
    </>
  )
}
