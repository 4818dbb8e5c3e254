import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import type { CourseCard } from '@/lib/content/course-types'
import { courseCards, levels } from '@/lib/content/courses'
import { formatRand, totalFee } from '@/lib/content/fees'
import { localePath } from '@/lib/i18n/paths'
import type { Path } from '@/lib/routes'
import { Climb, LevelScene } from './level-scenes'

const frame =
  'group relative flex overflow-hidden rounded-card border border-line bg-raised transition-shadow duration-150 hover:shadow-card print:mb-3 print:break-inside-avoid'

function Words({
  card,
  heading: Heading,
  large = false,
}: {
  card: CourseCard
  heading: 'h2' | 'h3'
  large?: boolean
}) {
  const locale = useLocale()
  const t = useTranslations('Courses')
  return (
    <>
      <Heading className={large ? 'text-h2' : 'text-h3'}>{card.title[locale]}</Heading>
      <p className={`mt-3 text-quiet ${large ? 'text-lead' : 'max-sm:hidden'}`}>{card.description[locale]}</p>
      <Link
        href={localePath(card.path, locale)}
        prefetch={false}
        className="mt-auto inline-flex min-h-11 items-center self-start justify-self-start pt-4 font-semibold text-vine underline decoration-grain decoration-2 underline-offset-4 after:absolute after:inset-0 after:rounded-card"
      >
        <span aria-hidden>{t('learnMore')}</span>
        <span className="sr-only">{t('learnMoreOf', { title: card.title[locale] })}</span>
      </Link>
    </>
  )
}

function Facts({ path }: { path: Path }) {
  const locale = useLocale()
  const t = useTranslations('Courses')
  const level = levels.find((one) => one.path === path)
  if (!level) return null
  return (
    <p className="mb-2 text-small font-semibold text-wheat">
      {t('years', { years: level.durationYears })} · {formatRand(totalFee(level.number))}
      <span className="max-sm:hidden"> · {level.award[locale]}</span>
    </p>
  )
}

/** The four course cards: the whole programme, then the three levels as three heights on one path. */
export function CourseCards({ heading }: { heading: 'h2' | 'h3' }) {
  const [overview, ...levelCards] = courseCards
  return (
    // A grid would begin on a page of its own in print.
    <ul className="grid gap-6 lg:grid-cols-3 lg:gap-y-0 print:block">
      {overview && (
        <li className={`${frame} lg:col-span-3 lg:mb-6`}>
          <div className="flex min-w-0 flex-1 flex-col p-6 wrap-anywhere sm:p-8 lg:p-10">
            <Words card={overview} heading={heading} large />
          </div>
          <Climb className="hidden h-60 md:block md:h-auto md:w-[46%]" />
        </li>
      )}
      {levels.map((level, index) => {
        const card = levelCards[index]
        return (
          card && (
            <li key={level.slug} className={`${frame} lg:row-span-5 lg:grid lg:grid-rows-subgrid`}>
              <LevelScene
                level={level.number}
                className="h-auto w-[30%] shrink-0 self-stretch md:w-2/5 lg:aspect-[8/5] lg:w-full"
              />
              <div className="flex min-w-0 flex-1 flex-col p-5 sm:p-6 lg:row-span-4 lg:grid lg:grid-rows-subgrid">
                <Facts path={card.path} />
                <Words card={card} heading={heading} />
              </div>
            </li>
          )
        )
      })}
    </ul>
  )
}
