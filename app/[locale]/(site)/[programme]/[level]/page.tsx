import { getLocale, getTranslations } from 'next-intl/server'
import { permanentRedirect } from 'next/navigation'
import { LevelFees } from './level-fees'
import { LevelGoals } from './level-goals'
import { LevelHero } from './level-hero'
import { LevelSteps } from './level-steps'
import { ModuleList } from './module-list'
import { BelowTheFold } from '@/components/site/below-the-fold'
import { JsonLd } from '@/components/site/document/json-ld'
import { Missing, NotFoundView } from '@/components/site/missing'
import { metadataOf, pageMetaOf, unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { PrintContact } from '@/components/site/print-contact'
import { Questions } from '@/components/site/questions'
import { type Level, levelName } from '@/lib/content/documents/levels'
import { questionsOf } from '@/lib/content/documents/questions'
import { localePath } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import { provider } from '@/lib/provider/provider'
import { routes } from '@/lib/routes'
import { course } from '@/lib/seo/json-ld-nodes'
import { levelRedirect, publishedContent, siteContent } from '@/lib/site/queries'

export async function generateStaticParams() {
  return (await publishedContent()).levels.map(({ slug }) => ({
    programme: provider.segment,
    level: slug,
  }))
}

type Props = PageProps<'/[locale]/[programme]/[level]'>

const meta = (level: Level, locale: Locale) =>
  pageMetaOf('level', level.path, {
    values: { name: levelName(level)[locale], summary: level.summary[locale] },
  })

/** The site's content and the level with an address; undefined for an unknown one. */
async function read(params: Props['params']) {
  const [{ programme, level: slug }, content, locale] = await Promise.all([
    params,
    siteContent(),
    getLocale(),
  ])
  const isKnown = programme === provider.segment
  const level = isKnown ? content.levels.find((level) => level.slug === slug) : undefined
  return { isKnown, slug, content, locale, level }
}

export async function generateMetadata({ params }: Props) {
  const { level, locale } = await read(params)
  return level ? metadataOf(await meta(level, locale)) : unlistedMetadataOf('notFound')
}

/** One level: outcomes, modules, fees, and position on the path. */
export default async function LevelPage({ params }: Props) {
  const { isKnown, slug, content, locale, level } = await read(params)
  if (!level) {
    const moved = isKnown ? await levelRedirect(slug) : null
    // A preview's drafts may have moved another level to this address.
    if (moved && moved.state !== 'unavailable' && moved.data && moved.data !== slug)
      permanentRedirect(localePath(routes.level(moved.data), locale))
    return (
      <Missing doNotCache={moved?.state === 'unavailable'}>
        <NotFoundView />
      </Missing>
    )
  }
  const { fees, organisation, programme, questions } = content
  const [t, page] = await Promise.all([getTranslations('Courses'), meta(level, locale)])
  const labels = { deposit: t('deposit'), monthly: t('monthly') }
  return (
    <>
      <LevelHero level={level} />
      <BelowTheFold>
        <LevelGoals level={level} />
        <ModuleList level={level} />
        <LevelFees level={level} />
        <Questions questions={questionsOf(questions, 'level')} />
        <LevelSteps level={level} />
        <PrintContact path={level.path} />
      </BelowTheFold>
      <JsonLd
        meta={page}
        breadcrumbs={[
          { name: programme.name[locale], path: routes.programme },
          { name: levelName(level)[locale], path: level.path },
        ]}
        nodes={[course(level, page, labels, { organisation, fees })]}
      />
    </>
  )
}
