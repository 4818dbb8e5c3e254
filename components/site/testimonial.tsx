import { Star } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { PostPicture } from '@/components/posts/post-picture'
import type { Testimonial as TestimonialContent } from '@/lib/content/testimonials'

const tones = {
  paper: {
    figure: 'border-t-2 border-grain pt-6',
    accent: 'text-grain',
    quiet: 'text-quiet',
    monogram: 'bg-vine text-on-vine',
  },
  band: {
    figure: '',
    accent: 'text-band-accent',
    quiet: 'text-band-quiet',
    monogram: 'bg-band-line text-on-band',
  },
} as const

/** What a student says, with a photograph or a monogram and five stars filled up to the rating; on paper or on the dark band. */
export function Testimonial({
  testimonial: { quote, author, role, rating, monogram, photo },
  tone = 'paper',
  isLarge = false,
}: {
  testimonial: TestimonialContent
  tone?: keyof typeof tones
  isLarge?: boolean
}) {
  const locale = useLocale()
  const t = useTranslations('Landing')
  const look = tones[tone]
  return (
    <figure className={`flex h-full flex-col gap-5 ${look.figure}`}>
      <p
        className={`flex gap-1 ${look.accent}`}
        role="img"
        aria-label={t('rating', { rating: String(rating) })}
      >
        {Array.from({ length: 5 }, (_, index) => (
          <Star key={index} className={`size-4 ${index < rating ? 'fill-current' : ''}`} aria-hidden />
        ))}
      </p>
      <blockquote
        className={`font-display wrap-anywhere text-balance ${isLarge ? 'text-quote' : 'text-lead'}`}
      >
        <p>{quote[locale]}</p>
      </blockquote>
      <figcaption className={`flex items-center gap-3 ${tone === 'paper' ? 'mt-auto' : ''}`}>
        {photo ? (
          <PostPicture
            src={photo.src}
            alt={photo.alt[locale]}
            lang={locale}
            sizes="56px"
            className="size-14 shrink-0 rounded-full object-cover"
          />
        ) : (
          <span
            aria-hidden
            className={`grid size-14 shrink-0 place-items-center rounded-full font-semibold ${look.monogram}`}
          >
            {monogram}
          </span>
        )}
        <span className="min-w-0 wrap-anywhere">
          <span className="block font-semibold">{author}</span>
          <span className={`block text-small ${look.quiet}`}>{role[locale]}</span>
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
        <li key={testimonial.quote.en}>
          <Testimonial testimonial={testimonial} />
        </li>
      ))}
    </ul>
  )
}
