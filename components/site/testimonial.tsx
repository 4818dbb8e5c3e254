import { useLocale, useTranslations } from 'next-intl'
import { PostPicture } from '@/components/posts/post-picture'
import { Icon } from '@/components/ui/icon'
import { textProps } from '@/lib/content/localized'
import type { Testimonial as TestimonialContent } from '@/lib/content/documents/testimonials'

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

/**
 * A student's words, with a photograph or monogram and five stars filled up to the rating; on paper or the dark band.
 */
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
      <p className={look.accent} role="img" aria-label={t('rating', { rating: String(rating) })}>
        <Icon name={`stars-${rating as 1 | 2 | 3 | 4 | 5}`} className="h-4 w-24" />
      </p>
      <blockquote
        className={`font-display wrap-anywhere text-balance ${isLarge ? 'text-lead sm:text-quote' : 'text-lead'}`}
      >
        <p {...textProps(quote, locale)} />
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
          <span aria-hidden className={`monogram ${look.monogram}`}>
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

/** Testimonials side by side on wide screens, stacked on a phone. */
export function TestimonialList({ testimonials }: { testimonials: readonly TestimonialContent[] }) {
  return (
    <ul className="mt-10 grid gap-10 md:grid-cols-3 md:max-lg:gap-6">
      {testimonials.map((testimonial, index) => (
        <li key={index}>
          <Testimonial testimonial={testimonial} />
        </li>
      ))}
    </ul>
  )
}
