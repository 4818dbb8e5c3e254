import { Star } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import type { Testimonial as TestimonialContent } from '@/lib/content/testimonials'

/** What a student says, with a monogram and five stars filled up to the rating. */
function Testimonial({ testimonial }: { testimonial: TestimonialContent }) {
  const locale = useLocale()
  const t = useTranslations('Landing')
  const { quote, author, role, rating, monogram } = testimonial
  return (
    <figure className="flex h-full flex-col gap-5 border-t-2 border-grain pt-6">
      <p className="flex gap-1 text-grain" role="img" aria-label={t('rating', { rating: String(rating) })}>
        {Array.from({ length: 5 }, (_, index) => (
          <Star key={index} className={`size-4 ${index < rating ? 'fill-current' : ''}`} aria-hidden />
        ))}
      </p>
      <blockquote className="font-display text-lead">
        <p>{quote[locale]}</p>
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-3">
        <span
          aria-hidden
          className="grid size-11 place-items-center rounded-full bg-vine font-semibold text-on-vine"
        >
          {monogram}
        </span>
        <span>
          <span className="block font-semibold">{author}</span>
          <span className="block text-small text-quiet">{role[locale]}</span>
        </span>
      </figcaption>
    </figure>
  )
}

/** Testimonials side by side on wide screens, under one another on a phone. */
export function TestimonialList({ testimonials }: { testimonials: readonly TestimonialContent[] }) {
  return (
    <ul className="mt-10 grid gap-10 lg:grid-cols-3">
      {testimonials.map((testimonial) => (
        <li key={testimonial.author}>
          <Testimonial testimonial={testimonial} />
        </li>
      ))}
    </ul>
  )
}
