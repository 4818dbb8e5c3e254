import type { Content } from '@/lib/content/content'
import { formatRand } from '@/lib/content/fees'
import { levelLabel } from '@/lib/content/levels'
import type { Language } from '@/lib/content/localized'
import { digestOf } from '@/lib/digest'
import { translator } from '@/lib/i18n/translator'
import { postCategories } from '@/lib/posts/fields'
import { drawingOf } from '@/lib/posts/drawing'
import { type PagePath, routes } from '@/lib/routes'
import { scenes } from '@/lib/scenes/files'
import type { CardText, Illustration, ShareCard } from './card'

type Make = (language: Language, content: Content) => ShareCard
type Words = (t: ReturnType<typeof translator>, language: Language) => Omit<CardText, 'siteName'>

const page =
  (illustration: Illustration, text: Words): Make =>
  (language, { organisation }) => ({
    text: { siteName: organisation.shortName[language], ...text(translator(language), language) },
    illustration,
  })

const levelPages = ({ levels, fees }: Content): [string, Make][] =>
  levels.map((level) => [
    level.path.slice(1),
    page({ kind: 'path', current: level.number }, (t, language) => ({
      label: levelLabel(level)[language],
      title: level.title[language],
      facts: [
        { label: t('Courses.duration'), value: t('Courses.years', { years: level.durationYears }) },
        { label: t('Courses.courseFee'), value: formatRand(fees.total[level.number]) },
      ],
    })),
  ])

const categoryPages = postCategories.map((category): [string, Make] => [
  `blog/category/${category}`,
  page({ kind: 'scene', scene: scenes[drawingOf(category)] }, (t) => ({
    label: t('Posts.list.title'),
    title: t(`Posts.categories.${category}`),
    note: t(`Posts.list.categoryIntros.${category}`),
  })),
])

/** How the card of each page is made, by its name: its unprefixed path without the first slash, `home` for `/`. */
function makersOf(content: Content): ReadonlyMap<string, Make> {
  const { home, landing, programme } = content
  return new Map<string, Make>([
    [
      'home',
      page({ kind: 'valley' }, (_, language) => ({
        title: home.title[language],
        note: home.subtitle[language],
      })),
    ],
    ['landing', page({ kind: 'valley' }, (_, language) => ({ title: landing.title[language] }))],
    ['courses', page({ kind: 'path' }, (t) => ({ title: t('Courses.title'), note: t('Courses.intro') }))],
    [
      routes.programme.slice(1),
      page({ kind: 'path' }, (_, language) => ({
        title: programme.title[language],
        note: programme.description[language],
      })),
    ],
    ...levelPages(content),
    [
      'about',
      page({ kind: 'scene', scene: scenes['first-light'] }, (t) => ({
        title: t('About.title'),
        note: t('About.intro'),
      })),
    ],
    [
      'contact',
      page({ kind: 'scene', scene: scenes['two-chairs'] }, (t) => ({
        title: t('Contact.title'),
        note: t('Contact.intro'),
      })),
    ],
    [
      'blog',
      page({ kind: 'scene', scene: scenes.walkers }, (t) => ({
        title: t('Posts.list.title'),
        note: t('Posts.list.intro'),
      })),
    ],
    ...categoryPages,
    [
      'privacy-policy',
      page({ kind: 'scene', scene: scenes.village }, (t) => ({
        title: t('Legal.privacyTitle'),
        note: t('Legal.privacyIntro'),
      })),
    ],
    [
      'terms',
      page({ kind: 'scene', scene: scenes.stones }, (t) => ({
        title: t('Legal.termsTitle'),
        note: t('Legal.termsIntro'),
      })),
    ],
  ])
}

/** The names of the pages that have a picture. */
export const pageNames = (content: Content): readonly string[] => [...makersOf(content).keys()]

/** The card of a page by its name; null for a name that no page has. */
export function pageCard(name: string, language: Language, content: Content): ShareCard | null {
  return makersOf(content).get(name)?.(language, content) ?? null
}

/** A word that changes with what the picture of a page says; undefined for a path whose page has none. */
export function pictureVersion(path: PagePath, language: Language, content: Content): string | undefined {
  const card = pageCard(path === routes.home ? 'home' : path.slice(1), language, content)
  return card ? digestOf(card.text) : undefined
}
