import { levelLabel, levels, programme } from '@/lib/content/courses'
import { formatRand, totalFee } from '@/lib/content/fees'
import type { Language } from '@/lib/content/localized'
import { translator } from '@/lib/i18n/translator'
import { postCategories } from '@/lib/posts/fields'
import { drawingOf } from '@/lib/posts/drawing'
import { scenes } from '@/lib/scenes/files'
import type { CardText, Illustration, ShareCard } from './card'

type Make = (language: Language) => ShareCard
type T = ReturnType<typeof translator>

const page =
  (illustration: Illustration, text: (t: T, language: Language) => Omit<CardText, 'language'>): Make =>
  (language) => ({ text: { language, ...text(translator(language), language) }, illustration })

const levelPages = levels.map((level): [string, Make] => [
  level.path.slice(1),
  page({ kind: 'path', current: level.number }, (t, language) => ({
    label: levelLabel(level)[language],
    title: level.title[language],
    facts: [
      { label: t('Courses.duration'), value: t('Courses.years', { years: level.durationYears }) },
      { label: t('Courses.courseFee'), value: formatRand(totalFee(level.number)) },
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

const makers = new Map<string, Make>([
  ['home', page({ kind: 'valley' }, (t) => ({ title: t('Home.title'), note: t('Home.subtitle') }))],
  ['landing', page({ kind: 'valley' }, (t) => ({ title: t('Landing.title') }))],
  ['courses', page({ kind: 'path' }, (t) => ({ title: t('Courses.title'), note: t('Courses.intro') }))],
  [
    programme.path.slice(1),
    page({ kind: 'path' }, (_, language) => ({
      title: programme.title[language],
      note: programme.description[language],
    })),
  ],
  ...levelPages,
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

/** The names of the pages that have a picture: their unprefixed paths without the first slash, `home` for `/`. */
export const pageNames: readonly string[] = [...makers.keys()]

/** The card of a page by its name; null for a name that no page has. */
export function pageCard(name: string, language: Language): ShareCard | null {
  return makers.get(name)?.(language) ?? null
}
