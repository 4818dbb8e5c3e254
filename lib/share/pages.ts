import type { Content } from '@/lib/content/content'
import { formatRand } from '@/lib/content/documents/fees'
import { levelNumbers } from '@/lib/content/level-numbers'
import { levelLabel } from '@/lib/content/documents/levels'
import type { Language, Localized } from '@/lib/content/localized'
import { digestOf } from '@/lib/brochure/links'
import { translator } from '@/lib/i18n/translator'
import { drawingOf, postCategories } from '@/lib/posts/fields'
import { type PagePath, routes } from '@/lib/routes'
import { scenes } from '@/lib/scenes/files'
import type { SceneName } from '@/lib/scenes/names'
import type { CardText, Illustration, ShareCard } from './card'

type Make = (language: Language, content: Content) => ShareCard
type Words = (t: ReturnType<typeof translator>, language: Language) => Omit<CardText, 'siteName'>

const page =
  (illustration: Illustration, text: Words): Make =>
  (language, { organisation }) => ({
    text: { siteName: organisation.shortName[language], ...text(translator(language), language) },
    illustration,
  })

/** The name of a page: its unprefixed path without the first slash, `home` for `/`. */
const nameOf = (path: PagePath) => path.slice(1) || 'home'

const levelPages = ({ levels, fees }: Content): [string, Make][] =>
  levels.map((level) => [
    nameOf(level.path),
    page({ kind: 'path', current: level.number }, (t, language) => ({
      label: levelLabel(level)[language],
      title: level.title[language],
      facts: [
        { label: t('Courses.duration'), value: t('Courses.years', { years: level.durationYears }) },
        { label: t('Courses.courseFee'), value: formatRand(fees.total[level.number]) },
      ],
    })),
  ])

const beside = (name: SceneName): Illustration => ({ kind: 'scene', scene: scenes[name] })

const categoryPages = postCategories.map((category): [string, Make] => [
  `blog/category/${category}`,
  page(beside(drawingOf(category)), (t) => ({
    label: t('Posts.list.title'),
    title: t(`Posts.categories.${category}`),
    note: t(`Posts.list.categoryIntros.${category}`),
  })),
])

const messagePages = (
  [
    ['courses', { kind: 'path' }, 'Courses.title', 'Courses.intro'],
    ['about', beside('first-light'), 'About.title', 'About.intro'],
    ['contact', beside('two-chairs'), 'Contact.title', 'Contact.intro'],
    ['blog', beside('walkers'), 'Posts.list.title', 'Posts.list.intro'],
    ['privacy-policy', beside('village'), 'Legal.privacyTitle', 'Legal.privacyIntro'],
    ['terms', beside('stones'), 'Legal.termsTitle', 'Legal.termsIntro'],
  ] as const
).map(([name, illustration, title, note]): [string, Make] => [
  name,
  page(illustration, (t) => ({ title: t(title), note: t(note, { levels: levelNumbers.length }) })),
])

const contentPage = (
  path: PagePath,
  illustration: Illustration,
  title: Localized,
  note?: Localized,
): [string, Make] => [
  nameOf(path),
  page(illustration, (_, language) => ({ title: title[language], note: note?.[language] })),
]

/** How the card of each page is made, by the name of the page. */
function makersOf(content: Content): ReadonlyMap<string, Make> {
  const { home, landing, programme } = content
  return new Map([
    contentPage(routes.home, { kind: 'valley' }, home.title, home.subtitle),
    contentPage(routes.landing, { kind: 'valley' }, landing.title),
    contentPage(routes.programme, { kind: 'path' }, programme.title, programme.description),
    ...levelPages(content),
    ...messagePages,
    ...categoryPages,
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
  const card = pageCard(nameOf(path), language, content)
  return card ? digestOf(card.text) : undefined
}
