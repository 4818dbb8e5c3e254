import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import { ButtonLink } from '@/components/ui/button'
import type { Level } from '@/lib/content/course-types'
import { levelLabel, levels, pathYears } from '@/lib/content/courses'
import { deposit, feeMonths, formatRand, monthlyFee, pathFee, totalFee } from '@/lib/content/fees'
import { localePath } from '@/lib/i18n/paths'
import { askAbout } from '@/lib/leads/interest'

/** What is compared, and what each level says to it. */
function useRows() {
  const locale = useLocale()
  const t = useTranslations('Courses')
  return [
    { label: t('forWhom'), of: (level: Level) => level.audience[0]?.[locale] },
    {
      label: t('entry'),
      of: ({ number }: Level) =>
        number === 1 ? t('entry1') : t('entryAfter', { number: String(number - 1) }),
    },
    { label: t('duration'), of: ({ durationYears }: Level) => t('years', { years: durationYears }) },
    { label: t('moduleCount'), of: ({ modules }: Level) => modules.length },
    { label: t('award'), of: ({ award }: Level) => award[locale] },
    {
      label: t('monthly'),
      of: ({ number }: Level) => (
        <>
          <span className="block font-semibold">{t('perMonth', { monthly: formatRand(monthlyFee) })}</span>
          <span className="block text-small text-quiet">
            {t('perMonthFor', { months: String(feeMonths[number]), deposit: formatRand(deposit) })}
          </span>
        </>
      ),
    },
    {
      label: t('total'),
      of: ({ number }: Level) => (
        <span className="font-display text-h3 whitespace-nowrap">{formatRand(totalFee(number))}</span>
      ),
    },
  ]
}

/** The three levels side by side; on a phone one under the other. */
export function LevelComparison() {
  const locale = useLocale()
  const t = useTranslations('Courses')
  const rows = useRows()
  return (
    <section aria-labelledby="compare">
      <h2 id="compare">{t('compareTitle')}</h2>
      {/* Its roles are written out, because a table that is laid out as blocks loses them. */}
      <table role="table" className="mt-8 w-full border-collapse max-md:block">
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row" className="border-b-2 border-ink align-bottom">
            <td role="cell" />
            {levels.map((level) => (
              <th key={level.slug} role="columnheader" scope="col" className="w-[28%] py-4 pl-6 text-left">
                <span className="block text-small font-semibold text-wheat">{levelLabel(level)[locale]}</span>
                <span className="font-display text-h3 font-semibold">{level.title[locale]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:block">
          {rows.map(({ label, of }) => (
            <tr key={label} role="row" className="border-b border-line align-top max-md:block max-md:py-4">
              <th
                role="rowheader"
                scope="row"
                className="py-4 text-left text-small font-semibold text-quiet max-md:block max-md:py-0"
              >
                {label}
              </th>
              {levels.map((level) => (
                <td
                  key={level.slug}
                  role="cell"
                  className="py-4 pl-6 max-md:grid max-md:grid-cols-[5rem_1fr] max-md:items-baseline max-md:py-1 max-md:pl-0"
                >
                  <span className="text-small text-quiet md:hidden" aria-hidden>
                    {levelLabel(level)[locale]}
                  </span>
                  <div>{of(level)}</div>
                </td>
              ))}
            </tr>
          ))}
          <tr role="row" className="max-md:block print:hidden">
            <td role="cell" className="max-md:hidden" />
            {levels.map((level) => (
              <td
                key={level.slug}
                role="cell"
                data-offer
                className="pt-6 pl-6 max-md:block max-md:pt-3 max-md:pl-0"
              >
                <ButtonLink
                  size="small"
                  href={localePath(askAbout(level.number), locale)}
                  prefetch={false}
                  className="max-md:w-full"
                >
                  {t('askAbout', { level: levelLabel(level)[locale] })}
                </ButtonLink>
                <Link
                  href={localePath(level.path, locale)}
                  prefetch={false}
                  className="mt-1 flex min-h-11 items-center font-semibold text-vine underline decoration-grain decoration-2 underline-offset-4 max-md:justify-center"
                >
                  {t('details', { level: levelLabel(level)[locale] })}
                </Link>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="mt-8 max-w-2xl text-lead text-quiet">
        {t('pathTotal', { years: String(pathYears), total: formatRand(pathFee) })}
      </p>
    </section>
  )
}
