import { levelLabel, levels, programme } from '@/lib/content/courses'
import { formatRand, totalFee } from '@/lib/content/fees'
import type { Language } from '@/lib/content/localized'
import { translator } from '@/lib/i18n/translator'
import { postCategories } from '@/lib/posts/categories'
import type { CardWords } from './words'
import type { Shown } from './pictures'
import { valleys, views } from './views'

/** What the picture of a page says and shows. */
export interface PagePicture {
  readonly words: CardWords
  readonly shown: Shown
}

type Make = (language: Language) => PagePicture
type T = ReturnType<typeof translator>

const page =
  (shown: Shown, words: (t: T, language: Language) => Omit<CardWords, 'language'>): Make =>
  (language) => ({ words: { language, ...words(translator(language), language) }, shown })

const levelPages = levels.map((level): [string, Make] => [
  level.path.slice(1),
  page({ kind: 'path', at: level.number }, (t, language) => ({
    label: levelLabel(level)[language],
    title: level.title[language],
    facts: [
      { label: t('Courses.duration'), value: t('Courses.years', { years: level.durationYears }) },
      { label: t('Courses.courseFee'), value: formatRand(totalFee(level.number)) },
    ],
  })),
])

const categoryPages = postCategories.map((category, place): [string, Make] => [
  `blog/category/${category}`,
  page({ kind: 'view', view: valleys[place % valleys.length]!, mirrored: place >= valleys.length }, (t) => ({
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
    page({ kind: 'view', view: views.domes }, (t) => ({ title: t('About.title'), note: t('About.intro') })),
  ],
  [
    'contact',
    page({ kind: 'view', view: views.chairs }, (t) => ({
      title: t('Contact.title'),
      note: t('Contact.intro'),
    })),
  ],
  [
    'blog',
    page({ kind: 'view', view: valleys[2]! }, (t) => ({
      title: t('Posts.list.title'),
      note: t('Posts.list.intro'),
    })),
  ],
  ...categoryPages,
  [
    'privacy-policy',
    page({ kind: 'view', view: views.houses }, (t) => ({
      title: t('Legal.privacyTitle'),
      note: t('Legal.privacyIntro'),
    })),
  ],
  [
    'terms',
    page({ kind: 'view', view: views.stones }, (t) => ({
      title: t('Legal.termsTitle'),
      note: t('Legal.termsIntro'),
    })),
  ],
])

/** The names of the pages that have a picture: their unprefixed paths without the first stroke, `home` for `/`. */
export const pageNames: readonly string[] = [...makers.keys()]

/** The picture of a page by its name, in the page's own words; null for a name that is no page's. */
export function pagePicture(name: string, language: Language): PagePicture | null {
  return makers.get(name)?.(language) ?? null
}
