import { useTranslations } from 'next-intl'
import { formatRand } from '@/lib/content/documents/fees'
import type { Level } from '@/lib/content/documents/levels'
import { useContent } from '@/lib/site/queries'
import { ApplyLinks } from '@/components/courses/apply-links'
import { Cancellation } from '@/components/courses/cancellation'

/** A level's fees: ways to pay, total, and the cancellation rule. */
export function LevelFees({ level }: { level: Level }) {
  const t = useTranslations('Level')
  const courses = useTranslations('Courses')
  const { fees } = useContent()
  const months = fees.months[level.number]
  const lines = [
    { label: courses('deposit'), amount: formatRand(fees.deposit) },
    { label: courses('monthly'), amount: `${months} × ${formatRand(fees.monthlyFee)}` },
  ]
  return (
    <section aria-labelledby="fees" className="shell py-14 sm:py-20">
      <h2 id="fees">{t('feesTitle', { number: String(level.number) })}</h2>
      <div className="mt-8 grid gap-10 md:grid-cols-2 lg:gap-16">
        <div>
          <p className="text-lead text-quiet">
            {t('feesSum', {
              deposit: formatRand(fees.deposit),
              monthly: formatRand(fees.monthlyFee),
              months: String(months),
            })}
          </p>
          <dl className="mt-6 tabular-nums">
            {lines.map(({ label, amount }) => (
              <div key={label} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3">
                <dt className="text-quiet">{label}</dt>
                <dd className="ml-auto text-right">{amount}</dd>
              </div>
            ))}
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-grain py-4">
              <dt className="font-semibold">{courses('courseFee')}</dt>
              <dd className="ml-auto font-display text-section whitespace-nowrap">
                {formatRand(fees.total[level.number])}
              </dd>
            </div>
          </dl>
        </div>
        <div className="grid content-start gap-8">
          <Cancellation />
          <ApplyLinks level={level.number} />
        </div>
      </div>
    </section>
  )
}
