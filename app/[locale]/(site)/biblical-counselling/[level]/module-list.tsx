import { ChevronDown } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import type { CourseModule, Level } from '@/lib/content/course-types'
import { moduleKind } from '@/lib/content/courses'

function Topics({ module }: { module: CourseModule }) {
  const locale = useLocale()
  const t = useTranslations('Level')
  return (
    <details className="group print:[&::details-content]:[content-visibility:visible]">
      <summary className="-mx-1 inline-flex min-h-11 list-none items-center gap-2 px-1 font-semibold text-vine [&::-webkit-details-marker]:hidden">
        <span>
          {t('topics', { count: String(module.topics.length) })}
          <span className="sr-only">: {module.title[locale]}</span>
        </span>
        <ChevronDown
          className="size-4 transition-transform duration-150 group-open:rotate-180 print:hidden"
          aria-hidden
        />
      </summary>
      <ul className="grid list-disc gap-1.5 pt-1 pb-3 pl-5 text-quiet marker:text-grain">
        {module.topics.map((topic) => (
          <li key={topic.en}>{topic[locale]}</li>
        ))}
      </ul>
    </details>
  )
}

function Module({ module }: { module: CourseModule }) {
  const locale = useLocale()
  const t = useTranslations('Level')
  const links = useTranslations('Links')
  const kind = moduleKind(module.code)
  return (
    <li className="grid break-inside-avoid gap-x-8 gap-y-1 border-t border-line py-5 md:grid-cols-[6.5rem_1fr_1fr] lg:grid-cols-[8rem_1.1fr_1fr]">
      <p className="text-small font-semibold text-wheat md:pt-1">{module.code}</p>
      <div>
        <h3>{module.title[locale]}</h3>
        {module.subtitle && <p className="mt-0.5 text-quiet">{module.subtitle[locale]}</p>}
        {kind !== 'taught' && (
          <p className="mt-2 inline-block rounded-full border border-control px-3 py-0.5 text-small">
            {t(kind)}
          </p>
        )}
      </div>
      <div className="md:-mt-2">
        <Topics module={module} />
        {module.bookLink && (
          <a
            href={module.bookLink}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center text-small underline decoration-grain decoration-2 underline-offset-4 hover:text-vine"
          >
            <span>
              {t('book')}
              <span className="sr-only">
                : {module.title[locale]} {links('newTab')}
              </span>
              <span className="hidden wrap-anywhere print:inline">: {module.bookLink}</span>
            </span>
          </a>
        )}
      </div>
    </li>
  )
}

/** The modules of a level, one line each; the topics unfold. On paper they are all open. */
export function ModuleList({ level }: { level: Level }) {
  const t = useTranslations('Level')
  return (
    <section
      aria-labelledby="modules"
      className="border-y border-line bg-clay print:border-b-0 print:bg-transparent"
    >
      <div className="shell py-14 sm:py-20">
        <h2 id="modules">{t('modulesTitle')}</h2>
        <p className="mt-3 text-quiet print:break-after-avoid">
          {t('modulesIntro', { count: String(level.modules.length) })}{' '}
          <span className="print:hidden">{t('modulesOpen')}</span>
        </p>
        <ul className="mt-8 border-b border-line">
          {level.modules.map((module) => (
            <Module key={module.code} module={module} />
          ))}
        </ul>
      </div>
    </section>
  )
}
