import { useTranslations } from 'next-intl'
import { CourseCards } from '@/components/courses/course-cards'

/** The four courses, on a band of clay. */
export function OurCourses() {
  const t = useTranslations('Home')
  return (
    <section aria-labelledby="our-courses" className="border-y border-line bg-clay">
      <div className="shell py-16 sm:py-24">
        <h2 id="our-courses">{t('coursesTitle')}</h2>
        <p className="mt-3 mb-10 text-quiet">{t('coursesIntro')}</p>
        <CourseCards heading="h3" />
      </div>
    </section>
  )
}
