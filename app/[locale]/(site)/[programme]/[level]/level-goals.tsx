import { useLocale, useTranslations } from 'next-intl'
import { textProps } from '@/lib/content/localized'
import type { Level } from '@/lib/content/documents/levels'

/** A level's outcomes, audience and next step. */
export function LevelGoals({ level }: { level: Level }) {
  const locale = useLocale()
  const t = useTranslations('Level')
  const { outcomes, audience, note } = level
  if (outcomes.length + audience.length === 0 && !note) return null
  return (
    <div className="shell grid gap-x-[min(3.5rem,5.5vw)] gap-y-12 print:block py-14 sm:py-20 md:grid-cols-12">
      {outcomes.length > 0 && (
        <section aria-labelledby="outcomes" className="md:col-span-7">
          <h2 id="outcomes">{t('outcomesTitle')}</h2>
          <ul className="mt-6">
            {outcomes.map((outcome, index) => (
              <li
                key={index}
                className="border-t border-line py-4 text-lead"
                {...textProps(outcome, locale)}
              />
            ))}
          </ul>
        </section>
      )}
      <div className="grid content-start gap-10 md:col-span-5 print:mt-4 print:gap-4">
        {audience.length > 0 && (
          <section aria-labelledby="audience">
            <h2 id="audience" className="text-lead">
              {t('audienceTitle')}
            </h2>
            <ul className="mt-4 grid list-disc gap-3 pl-5 text-quiet marker:text-grain">
              {audience.map((person, index) => (
                <li key={index} {...textProps(person, locale)} />
              ))}
            </ul>
          </section>
        )}
        {note && (
          <section aria-labelledby="note" className="rounded-card bg-good-soft p-6">
            <h2 id="note" className="text-lead">
              {t('noteTitle', { number: level.number })}
            </h2>
            <p className="mt-2" {...textProps(note, locale)} />
          </section>
        )}
      </div>
    </div>
  )
}
