import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/admin/badge'
import { StaffTime } from '@/components/ui/admin/staff-time'
import { Link } from '@/components/ui/link'
import { counted } from '@/lib/i18n/formats'
import { routes } from '@/lib/routes'
import type { Check, CheckId } from '@/lib/system/checks'

const pages = {
  mail: routes.mail,
  newsletter: routes.newsletterAdmin,
  notifications: routes.paymentNotifications,
} as const

/** The checks, each with verdict, finding, and the place to fix it. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  return (
    <ul className="grid gap-5">
      {checks.map((check) => (
        <Item key={check.finding} check={check} />
      ))}
    </ul>
  )
}

function Item({ check: { finding, isFine, at, count = 0, mend } }: { check: Check }) {
  const locale = useLocale()
  const t = useTranslations('System')
  const [id] = finding.split('.') as [CheckId]
  return (
    <li className="grid justify-items-start gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{t(`checks.${id}`)}</span>
        <Badge tone={isFine ? 'good' : 'alert'}>{isFine ? t('fine') : t('look')}</Badge>
      </p>
      <p className="max-w-3xl text-small text-quiet wrap-anywhere">
        {t.rich(`findings.${finding}`, {
          ...counted(count, locale),
          at: () => at && <StaffTime iso={at} />,
        })}
      </p>
      {mend && (
        <Link
          href={pages[mend]}
          className="inline-flex min-h-11 items-center font-semibold text-vine underline underline-offset-4"
        >
          {t(`mend.${mend}`)}
        </Link>
      )}
    </li>
  )
}
