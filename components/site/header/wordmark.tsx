import { useLocale, useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import type { Locale } from '@/lib/i18n/routing'
import { routes } from '@/lib/routes'
import { sign } from '@/lib/scenes/sign'
import { useContent } from '@/lib/site/queries'

/** Inline, because visitors see it first. */
function Sign() {
  return (
    <svg
      viewBox={sign.frame.join(' ')}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="wordmark-sign"
      aria-hidden
    >
      {sign.layers.map(({ d, circle, fill, stroke, width }, index) => {
        const paint = {
          fill: fill ? `var(--${fill})` : 'none',
          stroke: stroke && `var(--${stroke})`,
          strokeWidth: width,
        }
        return circle ? (
          <circle key={index} cx={circle[0]} cy={circle[1]} r={circle[2]} {...paint} />
        ) : (
          <path key={index} d={d} {...paint} />
        )
      })}
    </svg>
  )
}

/** The sign of the site with the organisation's short name. */
export function Wordmark({ locale }: { locale: Locale }) {
  const { organisation } = useContent()
  return (
    <span className="flex items-center gap-[min(0.75rem,2.5vw)]">
      <Sign />
      <span className="wordmark">{organisation.shortName[locale]}</span>
    </span>
  )
}

/** The same as a link to the home page, for the left of a page's bar. */
export function HomeLink() {
  const locale = useLocale()
  const t = useTranslations('Header')
  const name = useContent().organisation.shortName[locale]
  return (
    <Link
      href={routes.home}
      aria-label={t('logo', { name })}
      className="grid min-h-11 w-fit max-w-full items-center"
    >
      <Wordmark locale={locale} />
    </Link>
  )
}
