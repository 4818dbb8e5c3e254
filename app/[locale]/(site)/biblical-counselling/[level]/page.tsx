import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { LevelFees } from './level-fees'
import { LevelGoals } from './level-goals'
import { LevelHero } from './level-hero'
import { LevelSteps } from './level-steps'
import { ModuleList } from './module-list'
import { JsonLd } from '@/components/site/json-ld'
import { PrintContact } from '@/components/site/print-contact'
import { Questions } from '@/components/site/questions'
import type { Level } from '@/lib/content/course-types'
import { levelBySlug, levelName, levels, programme } from '@/lib/content/courses'
import { questionsOf } from '@/lib/content/questions'
import { course } from '@/lib/seo/json-ld-nodes'
import { toMetadata, unlistedMetadata } from '@/lib/seo/metadata'
import { pageMeta } from '@/lib/seo/page-meta'

export const dynamicParams = false

export const generateStaticParams = () => levels.map(({ slug }) => ({ level: slug }))

type Props = { params: Promise<{ level: string }> }

const meta = (level: Level) => pageMeta(`level${level.number}`, level.path)

export async function generateMetadata({ params }: Props) {
  const level = levelBySlug((await params).level)
  return level ? toMetadata(await meta(level)) : unlistedMetadata('notFound')
}

/** One level: what it gives, its modules, its fees, and its position on the path. */
export default async function LevelPage({ params }: Props) {
  const level = levelBySlug((await params).level)
  if (!level) notFound()
  const [t, page] = await Promise.all([getTranslations('Courses'), meta(level)])
  return (
    <>
      <LevelHero level={level} />
      <LevelGoals level={level} />
      <ModuleList level={level} />
      <LevelFees level={level} />
      <Questions questions={questionsOf.level} />
      <LevelSteps level={level} />
      <PrintContact path={level.path} />
      <JsonLd
        meta={page}
        breadcrumbs={[
          { name: programme.name[page.locale], path: programme.path },
          { name: levelName(level)[page.locale], path: level.path },
        ]}
        nodes={[course(level, page, { deposit: t('deposit'), monthly: t('monthly') })]}
      />
    </>
  )
}
