import { useLocale, useTranslations } from 'next-intl'
import { levelGrid } from '@/components/courses/level-columns'
import { textProps } from '@/lib/content/localized'
import { levelLabel } from '@/lib/content/documents/levels'
import { useContent } from '@/lib/site/queries'
import { Link } from '@/components/ui/link'

/** The levels with length and award. */
export function ProgrammeLevels() {
  const locale = useLocale()
  const t = useTranslations('Courses')
  const { levels } = useContent()
  return (
    <ol className={`grid gap-x-[min(3.5rem,4vw)] ${levelGrid}`}>
      {levels.map((level) => (
        <li
          key={level.slug}
          className="border-t border-line py-6 wrap-anywhere md:row-span-4 md:grid md:grid-rows-subgrid lg:pt-8"
        >
          <h3>
            <span className="block font-text text-small font-semibold tracking-normal text-wheat">
              {levelLabel(level)[locale]}
            </span>
            <Link
              href={level.path}
              className="inline-block py-2.5 underline decoration-transparent decoration-2 underline-offset-4 hover:decoration-grain"
            >
              {level.title[locale]}
            </Link>
          </h3>
          <p className="text-quiet" {...textProps(level.summary, locale)} />
          <dl className="mt-4 grid content-start gap-x-8 gap-y-2 text-small">
            {[
              { label: t('duration'), value: t('years', { years: level.durationYears }) },
              { label: t('moduleCount'), value: level.modules.length },
              { label: t('award'), value: level.award[locale] },
            ].map(({ label, value }) => (
              <div key={label}>
                <dt className="text-quiet">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
          <Link href={level.path} className="row-link mt-2 justify-self-start print:hidden">
            <span aria-hidden>{t('learnMore')}</span>
            <span className="sr-only">{t('learnMoreOf', { title: levelLabel(level)[locale] })}</span>
          </Link>
        </li>
      ))}
    </ol>
  )
}
