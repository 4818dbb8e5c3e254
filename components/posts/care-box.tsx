import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { useContent } from '@/lib/site/queries'

/** Helplines, in its language, before a post that touches on suicide, abuse or violence. */
export function CareBox({ language }: { language: Locale }) {
  const { helplines } = useContent()
  const t = translator(language)
  const numbers: readonly (readonly [number: string, whose: string])[] = [
    ['112', t('Posts.care.emergency')],
    ['10111', t('Posts.care.police')],
    ['10177', t('Posts.care.ambulance')],
    ...helplines.lines.map(
      ({ name, number, for: purpose }) => [number, `${name}: ${purpose[language]}`] as const,
    ),
  ]
  return (
    <aside
      aria-labelledby="care"
      className="mb-10 rounded-card border-l-4 border-vine bg-good-soft px-5 py-4"
    >
      <h2 id="care" className="text-lead">
        {t('Posts.care.title')}
      </h2>
      <p className="mt-2">{t('Posts.care.text')}</p>
      <ul className="mt-2 grid">
        {numbers.map(([number, whose]) => (
          <li key={whose}>
            <a
              href={`tel:${number.replaceAll(' ', '')}`}
              className="inline-block py-2 font-semibold underline underline-offset-4"
            >
              {number}
            </a>{' '}
            {whose}
          </li>
        ))}
      </ul>
    </aside>
  )
}
