import { useLocale, useTranslations } from 'next-intl'
import { Scene } from '@/components/site/scene'
import { Link } from '@/components/ui/link'
import { textProps } from '@/lib/content/localized'
import { type Level, levelName } from '@/lib/content/documents/levels'
import { type PagePath, routes } from '@/lib/routes'
import { levelDrawings } from '@/lib/scenes/levels'
import type { SceneName } from '@/lib/scenes/names'
import { useContent } from '@/lib/site/queries'
import { cardGrid } from './level-columns'
import { Price } from './price'

const frame = 'group card'

function LearnMore({ title, path }: { title: string; path: PagePath }) {
  const t = useTranslations('Courses')
  return (
    <Link href={path} className="card-link justify-self-start max-sm:self-end sm:pt-3">
      <span aria-hidden>{t('learnMore')}</span>
      <span className="sr-only">{t('learnMoreOf', { title })}</span>
    </Link>
  )
}

/** Scenes whose people a centred crop would cut off. */
const focus: Partial<Record<SceneName, string>> = { summit: '[&>img]:object-[79%_50%]' }

type Heading = 'h2' | 'h3'

function LevelCard({ level, heading: Heading }: { level: Level; heading: Heading }) {
  const locale = useLocale()
  const t = useTranslations('Courses')
  const title = levelName(level)[locale]
  const { scene } = levelDrawings[level.number]
  return (
    <li className={`${frame} course`}>
      <Scene name={scene} className={`course-scene ${focus[scene] ?? ''}`} />
      <div className="course-words">
        <div>
          <p className="text-small font-semibold text-wheat sm:mb-1">
            {t('years', { years: level.durationYears })}
            <span className="max-sm:hidden"> · {level.award[locale]}</span>
          </p>
          <Heading className="text-lead">{title}</Heading>
        </div>
        <p className="text-quiet max-sm:hidden sm:mt-3" {...textProps(level.summary, locale)} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 sm:contents">
          <Price
            level={level.number}
            className="max-sm:flex-[1_1_7rem] max-sm:text-small sm:mt-4 max-sm:[&>:is(.block,.dot)]:hidden max-sm:[&>.inline-block]:block"
          />
          <LearnMore title={title} path={level.path} />
        </div>
      </div>
    </li>
  )
}

/** The levels in order, then the programme they make up. */
export function CourseCards({ heading: Heading }: { heading: Heading }) {
  const locale = useLocale()
  const { levels, programme } = useContent()
  const title = programme.name[locale]
  return (
    // A grid would start on a new page in print.
    <ul className={`grid gap-3 sm:gap-6 lg:gap-y-0 print:block ${cardGrid}`}>
      {levels.map((level) => (
        <LevelCard key={level.number} level={level} heading={Heading} />
      ))}
      <li className={`${frame} md:max-lg:flex-col lg:col-span-full lg:mt-6`}>
        <Scene name="climb" className="hidden aspect-[8/5] shrink-0 md:max-lg:block" />
        <div className="grid min-w-0 flex-1 grid-cols-[1fr_auto] items-baseline gap-x-10 px-4 py-2 wrap-anywhere sm:grid-cols-1 sm:p-6 md:max-lg:content-start lg:grid-cols-[auto_1fr_auto]">
          <Heading className="text-lead">{title}</Heading>
          <p className="text-quiet max-sm:hidden" {...textProps(programme.description, locale)} />
          <LearnMore title={title} path={routes.programme} />
        </div>
      </li>
    </ul>
  )
}
