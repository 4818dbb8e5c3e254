import type { Content } from '@/lib/content/content'
import { formatRand } from '@/lib/content/documents/fees'
import { levelLabel } from '@/lib/content/documents/levels'
import { digestOf } from '@/lib/brochure/links'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { postCategories } from '@/lib/posts/fields'
import type { PagePath } from '@/lib/routes'
import { levelDrawings } from '@/lib/scenes/levels'
import { type Place, pagePlaces } from '@/lib/scenes/panorama/places'
import { sitePages } from '@/lib/site/pages'
import type { CardText, ShareCard } from './card'

type Make = (language: Locale, content: Content) => ShareCard
type Words = (
  t: ReturnType<typeof translator>,
  language: Locale,
  content: Content,
) => Omit<CardText, 'siteName'>

const page =
  (place: Place, text: Words): Make =>
  (language, content) => ({
    text: {
      siteName: content.organisation.shortName[language],
      ...text(translator(language), language, content),
    },
    place,
  })

/** The name of a page: its unprefixed path without the first slash, `home` for `/`. */
const nameOf = (path: PagePath) => path.slice(1) || 'home'

const levelPages = ({ levels, fees }: Content): [string, Make][] =>
  levels.map((level) => [
    nameOf(level.path),
    page(levelDrawings[level.number].place, (t, language) => ({
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
  page(pagePlaces.blog, (t) => ({
    label: t('Posts.list.title'),
    title: t(`Posts.categories.${category}`),
    note: t(`Posts.list.categoryIntros.${category}`),
  })),
])

const listedPages = sitePages.map(({ path, place, title, note }): [string, Make] => [
  nameOf(path),
  page(place, (t, language, content) => ({
    title: title(content, language, t),
    note: note?.(content, language, t),
  })),
])

/** The card maker of each page, by page name. */
const makersOf = (content: Content): ReadonlyMap<string, Make> =>
  new Map([...listedPages, ...levelPages(content), ...categoryPages])

/** The names of pages with a picture. */
export const pageNames = (content: Content): readonly string[] => [...makersOf(content).keys()]

/** The card of a page by name; null for an unknown name. */
export function pageCard(name: string, language: Locale, content: Content): ShareCard | null {
  return makersOf(content).get(name)?.(language, content) ?? null
}

/** A digest of the text and the place of a page's picture; undefined for a page without one. */
export function pictureVersion(path: PagePath, language: Locale, content: Content): string | undefined {
  const card = pageCard(nameOf(path), language, content)
  return card ? digestOf(card) : undefined
}
