import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { formatMoney } from '@/lib/money'
import { type AgeSums, type OwedFilters, owedAges, owedPath, sumOf } from '@/lib/payments/owed/owed'

/** What is owed by age; each sum leads to the people who owe it. */
export function OwedSums({ sums, filters }: { sums: AgeSums; filters: OwedFilters }) {
  const t = useTranslations('PaymentsAdmin.owed')
  return (
    <nav aria-label={t('agesLabel')}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
        {([null, ...owedAges] as const).map((age) => (
          <li key={age} className="grid">
            <Link
              href={owedPath({ ...filters, age })}
              aria-current={age === filters.age ? 'page' : undefined}
              className="grid content-start rounded-card border border-line bg-raised px-3 py-2 hover:border-vine aria-[current]:border-vine aria-[current]:bg-good-soft"
            >
              <span className="text-small text-quiet">{t(`ages.${age ?? 'overdue'}`)}</span>
              <span className="font-semibold whitespace-nowrap tabular-nums">
                {formatMoney(sumOf(sums, age))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
