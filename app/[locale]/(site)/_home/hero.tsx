import { useLocale, useTranslations } from 'next-intl'
import { BrochureLinks } from '@/components/courses/brochure-links'
import { AskLink } from '@/components/leads/ask-link'
import { ButtonLink } from '@/components/ui/link'
import { textProps } from '@/lib/content/localized'
import { brochureLinks } from '@/lib/brochure/links'
import { routes } from '@/lib/routes'
import { HERO, SCENE_ID, TWO_PEOPLE, sceneAddress, sceneFrames } from '@/lib/scenes/names'
import type { Frame } from '@/lib/scenes/scene'
import { useContent } from '@/lib/site/queries'
import { useFigures } from './figures'

/** The figures that speak for the courses, in one line. */
function Proof() {
  const t = useTranslations('Home')
  const figures = useFigures()
  return (
    <>
      <div className="at-once mt-4 overflow-hidden text-small text-quiet sm:mt-6 lg:max-w-[30rem]">
        <ul aria-label={t('figures')} className="figure-line">
          {figures.map(({ value, label }) => (
            <li key={label}>
              <span className="font-semibold text-ink">{value}</span> {label}
            </li>
          ))}
        </ul>
      </div>
      {/* Shows that the figures are complete (.at-once), before anything below them. */}
      <span hidden />
    </>
  )
}

/** The drawing in the page's colours, loaded eagerly; `align` is SVG's preserveAspectRatio. */
function Drawing({ view, align, className }: { view: Frame; align: string; className: string }) {
  return (
    <svg viewBox={view.join(' ')} preserveAspectRatio={align} className={className} aria-hidden>
      <use href={`${sceneAddress(HERO)}#${SCENE_ID}`} />
    </svg>
  )
}

/** The first screen: text on the left, and two people talking under a tree. */
export function Hero() {
  const locale = useLocale()
  const t = useTranslations('Home')
  const { brochures, home } = useContent()
  return (
    <section className="under-header relative overflow-hidden bg-sky">
      <div className="shell relative z-10 grid lg:grid-cols-12">
        <div className="pt-4 pb-4 sm:pt-14 lg:col-span-6 lg:min-h-[45rem] lg:pt-12 lg:pb-32">
          <p className="font-semibold text-balance text-wheat" {...textProps(home.subtitle, locale)} />
          {/* A column wider than the text below, for fewer lines. */}
          <h1 className="mt-3 sm:mt-4 lg:-mr-[17%]" {...textProps(home.title, locale)} />
          <Drawing
            view={TWO_PEOPLE}
            align="xMidYMax slice"
            className="mt-4 -ml-(--gutter) h-50 w-screen sm:h-[max(20rem,46vw)] lg:hidden"
          />
          <p className="mt-5 font-display text-lead text-vine" {...textProps(home.highlight, locale)} />
          <p className="mt-3 max-w-[33rem] text-quiet" {...textProps(home.description, locale)} />
          <div data-offer className="mt-6 flex flex-wrap gap-3 sm:mt-8">
            <AskLink />
            <ButtonLink variant="quiet" href={routes.courses}>
              {t('explore')}
            </ButtonLink>
          </div>
          <Proof />
          <BrochureLinks
            brochures={brochureLinks(brochures)}
            className="mt-3 gap-y-0 text-small lg:flex-col"
          />
        </div>
      </div>
      <Drawing
        view={sceneFrames[HERO]}
        align="xMaxYMax meet"
        className="absolute inset-0 hidden size-full overflow-visible lg:block"
      />
    </section>
  )
}
