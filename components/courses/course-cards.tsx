import { useLocale, useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { formatRand } from '@/lib/content/fees'
import { type Level, levelName } from '@/lib/content/levels'
import { type PagePath, routes } from '@/lib/routes'
import { useContent } from '@/lib/site/queries'
import { Climb, LevelScene } from './level-scenes'

const frame = 'group card print:mb-3 print:break-inside-avoid'

/** What a card says, and where it leads. */
function Words({
  title,
  description,
  path,
  heading: Heading,
  large = false,
}: {
  title: string
  description: string
  path: PagePath
  heading: 'h2' | 'h3'
  large?: boolean
}) {
  const t = useTranslations('Courses')
  return (
    <>
      <Heading className={large ? 'text-section' : 'text-lead'}>{title}</Heading>
      <p className={`mt-3 text-quiet ${large ? 'text-lead' : 'max-sm:hidden'}`}>{description}</p>
      <Link href={path} className="card-link justify-self-start pt-4">
        <span aria-hidden>{t('learnMore')}</span>
        <span className="sr-only">{t('learnMoreOf', { title })}</span>
      </Link>
    </>
  )
}

function Facts({ level }: { level: Level }) {
  const locale = useLocale()
  const t = useTranslations('Courses')
  const { fees } = useContent()
  return (
    <p className="mb-2 text-small font-semibold text-wheat">
      {t('years', { years: level.durationYears })} · {formatRand(fees.total[level.number])}
      <span className="max-sm:hidden"> · {level.award[locale]}</span>
    </p>
  )
}

/** The four course cards: the whole programme, then the three levels as three heights on one path. */
export function CourseCards({ heading }: { heading: 'h2' | 'h3' }) {
  const locale = useLocale()
  const { levels, programme } = useContent()
  return (
    // A grid would begin on a page of its own in print.
    <ul className="grid gap-6 lg:grid-cols-3 lg:gap-y-0 print:block">
      <li className={`${frame} md:max-lg:flex-col-reverse lg:col-span-3 lg:mb-6`}>
        <div className="flex min-w-0 flex-1 flex-col p-6 wrap-anywhere sm:p-8 lg:p-10">
          <Words
            title={programme.name[locale]}
            description={programme.description[locale]}
            path={routes.programme}
            heading={heading}
            large
          />
        </div>
        <Climb className="hidden md:block md:max-lg:aspect-[16/10] lg:w-[46%]" />
      </li>
      {levels.map((level) => (
        <li key={level.number} className={`${frame} lg:row-span-5 lg:grid lg:grid-rows-subgrid`}>
          <LevelScene
            level={level.number}
            className="h-auto w-[30%] shrink-0 self-stretch md:w-2/5 lg:aspect-[8/5] lg:w-full"
          />
          <div className="flex min-w-0 flex-1 flex-col p-5 wrap-anywhere sm:p-6 lg:row-span-4 lg:grid lg:grid-rows-subgrid">
            <Facts level={level} />
            <Words
              title={levelName(level)[locale]}
              description={level.summary[locale]}
              path={level.path}
              heading={heading}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}
