import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { type Level, levelName } from '@/lib/content/documents/levels'
import { useContent } from '@/lib/site/queries'

/** Links to the previous and the next level. */
export function LevelSteps({ level }: { level: Level }) {
  const locale = useLocale()
  const t = useTranslations('Level')
  const { levels } = useContent()
  const steps = [
    { way: 'previous', to: levels.find(({ number }) => number === level.number - 1) },
    { way: 'next', to: levels.find(({ number }) => number === level.number + 1) },
  ] as const
  return (
    <nav aria-label={t('others')} className="print:hidden">
      <ul className="shell grid sm:grid-cols-2">
        {steps.map(
          ({ way, to }) =>
            to && (
              <li
                key={way}
                className="min-w-0 border-line py-6 wrap-anywhere not-first:border-t sm:not-first:border-t-0 sm:data-[way=next]:col-start-2 sm:data-[way=next]:text-right"
                data-way={way}
              >
                <Link href={to.path} className="group inline-block py-2">
                  <span className="inline-flex items-center gap-1.5 align-top text-small text-quiet">
                    {way === 'previous' && <Icon name="arrow-left" className="size-4" />}
                    {t(way)}
                    {way === 'next' && <Icon name="arrow-right" className="size-4" />}
                  </span>
                  <span className="grain-line block font-display text-lead text-balance group-hover:text-vine">
                    {levelName(to)[locale]}
                  </span>
                </Link>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}
