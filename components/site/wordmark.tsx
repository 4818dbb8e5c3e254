import { organisation } from '@/lib/content/organisation'
import type { Locale } from '@/lib/i18n/routing'

/** The sign of the site: two granite domes, vine rows and the path between, with the organisation's short name. */
export function Wordmark({ locale }: { locale: Locale }) {
  return (
    <span className="flex items-center gap-[min(0.75rem,2.5vw)]">
      <svg viewBox="0 0 48 48" className="size-[min(2.5rem,11vw)] shrink-0" aria-hidden>
        <rect width="48" height="48" rx="12" className="fill-sky" />
        <path d="M2 32C8 16 18 12 25 22c4-7 13-8 21 8v6H2z" className="fill-dome-near dark:fill-control" />
        <path
          d="M0 30c14-5 32-5 48 1v5c0 6.6-5.4 12-12 12H12C5.400 48 0 42.600 0 36z"
          className="fill-field-near dark:fill-row"
        />
        <path d="M20 48c1-7 9-9 5-18h2c6 9-2 11 1 18z" className="fill-path" />
      </svg>
      <span className="max-w-44 min-w-0 font-display text-[min(1.0625rem,7.5vw)] leading-[1.15] font-semibold tracking-tight">
        {organisation.shortName[locale]}
      </span>
    </span>
  )
}
