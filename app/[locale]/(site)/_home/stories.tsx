import { useLocale, useTranslations } from 'next-intl'
import { Testimonial } from '@/components/site/testimonial'
import { figures } from '@/lib/content/figures'
import { homeTestimonials } from '@/lib/content/testimonials'

/** The dark band: our figures, and what students say, one of them in large letters. */
export function Stories() {
  const locale = useLocale()
  const t = useTranslations('Home')
  return (
    <section aria-labelledby="stories" className="bg-band text-on-band">
      <div className="shell py-12 sm:py-28">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4 print:grid-cols-4">
          {figures.map(({ value, label }) => (
            <div key={label.en} className="flex min-w-0 flex-col-reverse justify-end">
              <dt className="mt-2 text-band-quiet">{label[locale]}</dt>
              <dd className="font-display text-figure tracking-tight whitespace-nowrap text-band-accent">
                {value[locale]}
              </dd>
            </div>
          ))}
        </dl>
        <h2
          id="stories"
          className="mt-10 border-t border-band-line pt-10 text-h3 text-band-quiet sm:mt-24 print:mt-4 print:pt-4"
        >
          {t('testimonialsTitle')}
        </h2>
        <ul
          tabIndex={0}
          aria-labelledby="stories"
          className="mt-8 flex snap-x gap-8 overflow-x-auto pb-4 lg:grid lg:grid-cols-12 lg:gap-x-[min(3.5rem,4vw)] lg:gap-y-12 lg:overflow-visible lg:pb-0 print:block"
        >
          {homeTestimonials.map((testimonial, index) => (
            <li
              key={testimonial.author}
              className="min-w-0 w-[86%] shrink-0 snap-start sm:w-[60%] lg:col-span-5 lg:w-auto lg:first:col-span-7 lg:first:row-span-2 print:mb-4 print:w-auto"
            >
              <Testimonial testimonial={testimonial} tone="band" isLarge={index === 0} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
