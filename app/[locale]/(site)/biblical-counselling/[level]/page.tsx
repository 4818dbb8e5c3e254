import { notFound } from 'next/navigation'
import { LevelFees } from '@/components/courses/level-fees'
import { LevelGoals } from '@/components/courses/level-goals'
import { LevelHero } from '@/components/courses/level-hero'
import { LevelSteps } from '@/components/courses/level-steps'
import { ModuleList } from '@/components/courses/module-list'
import { PrintContact } from '@/components/site/print-contact'
import { levelBySlug, levels } from '@/lib/content/courses'
import { pageMetadata, unlistedMetadata } from '@/lib/seo/metadata'

export const dynamicParams = false

export const generateStaticParams = () => levels.map(({ slug }) => ({ level: slug }))

type Props = { params: Promise<{ level: string }> }

export async function generateMetadata({ params }: Props) {
  const level = levelBySlug((await params).level)
  return level ? pageMetadata(`level${level.number}`, level.path) : unlistedMetadata('notFound')
}

/** One level: what it gives, its modules, its fees, and its place on the path. */
export default async function LevelPage({ params }: Props) {
  const level = levelBySlug((await params).level)
  if (!level) notFound()
  return (
    <>
      <LevelHero level={level} />
      <LevelGoals level={level} />
      <ModuleList level={level} />
      <LevelFees level={level} />
      <LevelSteps level={level} />
      <PrintContact path={level.path} />
    </>
  )
}
