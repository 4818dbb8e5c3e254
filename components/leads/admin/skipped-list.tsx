import { useTranslations } from 'next-intl'
import type { Skipped } from '@/lib/leads/admin-form'

/** The leads that an action left out, each with the reason. */
export function SkippedList({ skipped }: { skipped: readonly Skipped[] }) {
  const t = useTranslations('Leads.chosen')
  if (skipped.length === 0) return null
  return (
    <>
      <p className="mt-2 font-semibold">{t('skipped', { count: skipped.length })}</p>
      <ul className="list-disc pl-6">
        {skipped.map(({ name, why }, index) => (
          <li key={index} className="wrap-anywhere">
            {name ? `${name}: ` : ''}
            {t(`reasons.${why}`)}
          </li>
        ))}
      </ul>
    </>
  )
}
