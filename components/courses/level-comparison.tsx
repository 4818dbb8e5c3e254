import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink, Link } from '@/components/ui/link'
import { textProps } from '@/lib/content/localized'
import { formatRand } from '@/lib/content/documents/fees'
import { type Level, levelLabel } from '@/lib/content/documents/levels'
import { askAbout } from '@/lib/leads/form/fields'
import { useContent } from '@/lib/site/queries'
import { levelColumn } from './level-columns'

/** The compared features. */
function useRows() {
  const locale = useLocale()
  const t = useTranslations('Courses')
  const { fees, levels } = useContent()
  const people = { label: t('forWhom'), of: (level: Level) => level.audience[0]?.[locale] }
  return [
    ...(levels.some(({ audience }) => audience.length > 0) ? [people] : []),
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
          <span className="block font-semibold">
            {t('perMonth', { monthly: formatRand(fees.monthlyFee) })}
          </span>
          <span className="block text-small text-quiet">
            {t('perMonthFor', { months: String(fees.months[number]), deposit: formatRand(fees.deposit) })}
          </span>
        </>
      ),
    },
    {
      label: t('total'),
      of: ({ number }: Level) => (
        <span className="font-display text-lead whitespace-nowrap">{formatRand(fees.total[number])}</span>
      ),
    },
  ]
}

type Rows = ReturnType<typeof useRows>

function Actions({ level }: { level: Level }) {
  const t = useTranslations('Courses')
  const number = { number: String(level.number) }
  return (
    <div data-offer className="grid justify-items-start gap-1 print:hidden max-md:justify-items-stretch">
      <ButtonLink size="small" href={askAbout(level.number)} className="md:whitespace-nowrap md:max-lg:px-3">
        {t('askAbout', number)}
      </ButtonLink>
      <Link href={level.path} className="text-link flex min-h-11 items-center max-md:justify-center">
        {t('details', number)}
      </Link>
    </div>
  )
}

function Table({ rows }: { rows: Rows }) {
  const locale = useLocale()
  const { levels } = useContent()
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="border-b-2 border-ink align-top">
          <td />
          {levels.map((level) => (
            <th
              key={level.slug}
              scope="col"
              className={`py-4 pl-4 text-left wrap-anywhere lg:pl-6 ${levelColumn}`}
            >
              <span
                className="block text-small font-semibold text-wheat"
                {...textProps(levelLabel(level), locale)}
              />
              <span className="font-display text-lead font-semibold" {...textProps(level.title, locale)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, of }) => (
          <tr key={label} className="border-b border-line align-top">
            <th scope="row" className="py-4 text-left text-small font-semibold text-quiet">
              {label}
            </th>
            {levels.map((level) => (
              <td key={level.slug} className="py-4 pl-4 lg:pl-6">
                {of(level)}
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <td />
          {levels.map((level) => (
            <td key={level.slug} className="pt-6 pl-4 lg:pl-6">
              <Actions level={level} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

/** For a phone. */
function Figures() {
  const locale = useLocale()
  const t = useTranslations('Courses')
  const { fees, levels } = useContent()
  const rows = [
    { label: t('duration'), of: ({ durationYears }: Level) => t('years', { years: durationYears }) },
    { label: t('moduleCount'), of: ({ modules }: Level) => modules.length },
    { label: t('monthly'), of: () => formatRand(fees.monthlyFee) },
    { label: t('months'), of: ({ number }: Level) => `× ${fees.months[number]}` },
    { label: t('total'), of: ({ number }: Level) => formatRand(fees.total[number]) },
  ]
  return (
    <>
      <div className="overflow-x-auto">
        <table className="w-full table-fixed border-collapse tabular-nums">
          <thead>
            <tr className="border-b-2 border-ink">
              {levels.map((level) => (
                <th key={level.slug} scope="col" className="py-2 text-left text-small font-semibold">
                  {levelLabel(level)[locale]}
                </th>
              ))}
            </tr>
          </thead>
          {rows.map(({ label, of }) => (
            <tbody key={label} className="border-b border-line last:border-b-2 last:border-grain">
              <tr>
                <th scope="rowgroup" colSpan={levels.length} className="pt-2 text-left small-title">
                  {label}
                </th>
              </tr>
              <tr>
                {levels.map((level) => (
                  <td key={level.slug} className="pb-2 font-semibold whitespace-nowrap">
                    {of(level)}
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
      </div>
      <div className="mt-5 grid gap-3">
        {levels.map((level) => (
          <Actions key={level.slug} level={level} />
        ))}
      </div>
    </>
  )
}

/** The levels side by side; on a phone, or with very large letters, their figures. */
export function LevelComparison() {
  const t = useTranslations('Courses')
  const rows = useRows()
  const { fees, pathYears } = useContent()
  return (
    <section aria-labelledby="compare" className="@container">
      <h2 id="compare">{t('compareTitle')}</h2>
      <div className="mt-8 max-md:hidden @max-[40rem]:hidden">
        <Table rows={rows} />
      </div>
      <div className="mt-4 md:@min-[40rem]:hidden">
        <Figures />
      </div>
      <p className="mt-8 max-w-2xl text-lead text-quiet">
        {t('pathTotal', { years: String(pathYears), total: formatRand(fees.path) })}
      </p>
    </section>
  )
}
