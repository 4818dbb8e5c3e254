import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ButtonLink, Link } from '@/components/ui/link'
import { formatNumber } from '@/lib/i18n/formats'
import type { Path } from '@/lib/routes'

/** A line of the work of today: its kind, what it is about, and what to do. */
export function WaitingLine({
  kind,
  actions,
  children,
}: {
  kind: string
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-4 border-t border-line py-1.5 first:border-t-0">
      <span className="w-36 shrink-0 text-small text-quiet max-sm:w-full max-sm:empty:hidden">{kind}</span>
      <div className="flex min-w-0 grow basis-72 flex-wrap items-center gap-x-3 wrap-anywhere max-sm:basis-full">
        {children}
      </div>
      {actions && <div className="flex flex-wrap gap-2 max-sm:py-1">{actions}</div>}
    </li>
  )
}

/** A line that counts or warns, with a link to the page where it is dealt with. */
export function CountLine({
  kind,
  href,
  action,
  isAlert = false,
  children,
}: {
  kind: string
  href: Path
  action: string
  isAlert?: boolean
  children: ReactNode
}) {
  const link = (
    <ButtonLink size="small" variant="quiet" href={href}>
      {action}
    </ButtonLink>
  )
  return (
    <WaitingLine kind={kind} actions={link}>
      <p className={isAlert ? 'font-semibold text-alert' : undefined}>{children}</p>
    </WaitingLine>
  )
}

/** The number of a list's rows that are not shown, with a link to the list. */
export function MoreLine({ count, href }: { count: number; href: Path }) {
  const locale = useLocale()
  const t = useTranslations('Dashboard')
  return (
    <WaitingLine kind="">
      <Link href={href} className="row-link">
        {t('more', { number: formatNumber(count, locale) })}
      </Link>
    </WaitingLine>
  )
}
