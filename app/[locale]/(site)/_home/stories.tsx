import { useTranslations } from 'next-intl'
import { TestimonialList } from '@/components/site/testimonial'
import { homeTestimonials } from '@/lib/content/testimonials'

/** What three students say. */
export function Stories() {
  const t = useTranslations('Home')
  return (
    <section aria-labelledby="stories" className="border-y border-line bg-clay">
      <div className="shell py-16 sm:py-24">
        <h2 id="stories">{t('testimonialsTitle')}</h2>
        <TestimonialList testimonials={homeTestimonials} />
      </div>
    </section>
  )
}
