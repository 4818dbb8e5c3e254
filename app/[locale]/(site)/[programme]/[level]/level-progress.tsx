import { useLocale, useTranslations } from 'next-intl'
import { levelLine } from '@/components/courses/level-columns'
import { Link } from '@/components/ui/link'
import type { LevelNumber } from '@/lib/content/level-numbers'
import { levelLabel } from '@/lib/content/documents/levels'
import { routes } from '@/lib/routes'
import { useContent } from '@/lib/site/queries'

/** Links to the programme and its levels, as stops on a climbing line with the current one filled. */
export function LevelProgress({ current }: { current: LevelNumber }) {
  const locale = useLocale()
  const t = useTranslations('Level')
  const { levels, programme } = useContent()
  return (
    <nav aria-label={t('trail')} className="print:hidden">
      <Link href={routes.programme} className="row-link text-small">
        <span>
          <span aria-hidden>← </span>
          {programme.name[locale]}
        </span>
      </Link>
      <ol className={`level-progress ${levelLine}`}>
        {levels.map((level) => (
          <li key={level.number} data-state={level.number < current ? 'passed' : undefined}>
            <Link
              href={level.path}
              aria-current={level.number === current ? 'page' : undefined}
              className="grid min-h-11 justify-items-center gap-2 text-small"
            >
              <span aria-hidden className="level-stop">
                {level.number}
              </span>
              {levelLabel(level)[locale]}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
