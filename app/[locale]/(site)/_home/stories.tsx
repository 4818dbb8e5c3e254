import { useTranslations } from 'next-intl'
import { Testimonial } from '@/components/site/testimonial'
import { useContent } from '@/lib/site/queries'
import { useFigures } from './figures'

/** Longer figures get smaller letters: a phone shows two side by side. */
const LONG = 6

/** The dark band: our figures and student testimonials, the first in large letters. */
export function Stories() {
  const t = useTranslations('Home')
  const figures = useFigures()
  const testimonials = useContent().testimonials.home
  const hasStories = testimonials.length > 0
  return (
    <section
      aria-labelledby={hasStories ? 'stories' : undefined}
      aria-label={hasStories ? undefined : t('figures')}
      className="bg-band text-on-band"
    >
      <div className="shell py-6 sm:py-28">
        {/* A phone shows them in the hero. */}
        <dl className="grid grid-cols-2 gap-x-6 gap-y-10 max-sm:hidden lg:flex lg:flex-wrap lg:justify-between print:flex print:justify-between">
          {figures.map(({ value, label }, index) => (
            <div key={index} className="flex min-w-0 flex-col-reverse justify-end">
              <dt className="mt-2 text-band-quiet">{label}</dt>
              <dd
                className={`font-display tracking-tight text-band-accent ${value.length > LONG ? 'text-section wrap-anywhere' : 'text-display whitespace-nowrap'}`}
              >
                {value}
              </dd>
            </div>
          ))}
        </dl>
        {hasStories && (
          <>
            <h2
              id="stories"
              className="text-lead text-band-quiet sm:mt-24 sm:border-t sm:border-band-line sm:pt-10 print:mt-4 print:pt-4"
            >
              {t('testimonialsTitle')}
            </h2>
            <ul
              tabIndex={0}
              aria-labelledby="stories"
              className="mt-4 flex snap-x gap-8 sm:mt-8 overflow-x-auto pb-4 max-md:-mr-(--gutter) lg:grid lg:grid-cols-12 lg:gap-x-[min(3.5rem,4vw)] lg:gap-y-12 lg:overflow-visible lg:pb-0 print:mr-0 print:block print:overflow-visible"
            >
              {testimonials.map((testimonial, index) => (
                <li key={index} className="story">
                  {testimonials.length > 1 && (
                    <span aria-hidden className="story-number">
                      {index + 1} / {testimonials.length}
                    </span>
                  )}
                  <Testimonial testimonial={testimonial} tone="band" isLarge={index === 0} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  )
}
