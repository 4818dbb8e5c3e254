import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { textProps } from '@/lib/content/localized'
import { type CourseModule, type Level, moduleGroups } from '@/lib/content/documents/levels'

function Topics({ module }: { module: CourseModule }) {
  const locale = useLocale()
  const t = useTranslations('Level')
  return (
    <details className="open-in-print">
      <summary className="unfold">
        <span>
          {t('topics', { count: module.topics.length })}
          <span className="sr-only">: {module.title[locale]}</span>
        </span>
        <Icon name="chevron-down" />
      </summary>
      <ul className="points">
        {module.topics.map((topic, index) => (
          <li key={index} {...textProps(topic, locale)} />
        ))}
      </ul>
    </details>
  )
}

function Module({ module }: { module: CourseModule }) {
  const locale = useLocale()
  const t = useTranslations('Level')
  const links = useTranslations('Links')
  return (
    <li className="module">
      <p className="text-small font-semibold text-wheat">{module.code}</p>
      <h4 className="font-display text-lead tracking-tight" {...textProps(module.title, locale)} />
      {module.subtitle && <p className="mt-0.5 text-quiet" {...textProps(module.subtitle, locale)} />}
      <div className="mt-1">
        {module.topics.length > 0 && <Topics module={module} />}
        {module.bookLink && (
          <a
            href={module.bookLink}
            target="_blank"
            rel="noopener"
            className="grain-line inline-flex min-h-11 items-center text-small hover:text-vine"
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

/** A level's modules by kind, with topics that unfold; on paper all are open. */
export function ModuleList({ level }: { level: Level }) {
  const t = useTranslations('Level')
  if (level.modules.length === 0) return null
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
        {moduleGroups(level).map(({ kind, modules }) => (
          <section
            key={kind}
            aria-labelledby={`modules-${kind}`}
            className="mt-10 grid gap-x-[min(3.5rem,5.5vw)] gap-y-4 lg:grid-cols-12"
          >
            <h3 id={`modules-${kind}`} className="text-wheat lg:sticky lg:top-28 lg:col-span-3 lg:self-start">
              {t(`kinds.${kind}`)}{' '}
              <span className="font-text text-small font-normal tracking-normal whitespace-nowrap text-quiet">
                {t('moduleCount', { count: modules.length })}
              </span>
            </h3>
            <ul className="grid gap-x-10 border-b border-line md:grid-cols-2 lg:col-span-9">
              {modules.map((module) => (
                <Module key={module.code} module={module} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}
