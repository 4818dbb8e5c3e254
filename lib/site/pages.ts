import type { Content } from '@/lib/content/content'
import { lastChanged } from '@/lib/content/documents/legal'
import type { Locale } from '@/lib/i18n/routing'
import type { translator } from '@/lib/i18n/translator'
import { type Path, type PagePath, routes } from '@/lib/routes'
import { type Place, pagePlaces } from '@/lib/scenes/panorama/places'

/** Text from the content or the messages, in a language. */
type Words = (content: Content, language: Locale, t: ReturnType<typeof translator>) => string

export type LlmsSection = 'courses' | 'apply' | 'contact' | 'about' | 'optional'

/** An indexable page, with its data for the lists of pages. */
export interface SitePage {
  readonly path: PagePath
  /** The share picture: the page's place in the landscape, and the text above it. */
  readonly place: Place
  readonly title: Words
  readonly note?: Words
  /** Its line in llms.txt, in English. */
  readonly llms?: { readonly section: LlmsSection; readonly name: Words; readonly note: Words }
  /** The day of the last change (ISO 8601), if the page states one. */
  readonly changed?: (content: Content) => string
}

/** The indexable pages, except levels, posts and categories: for the sitemap, share pictures and llms.txt. */
export const sitePages: readonly SitePage[] = [
  {
    path: routes.home,
    place: pagePlaces.home,
    title: ({ home }, language) => home.title[language],
    note: ({ home }, language) => home.subtitle[language],
  },
  {
    path: routes.about,
    place: pagePlaces.about,
    title: (_, __, t) => t('About.title'),
    note: (_, __, t) => t('About.intro'),
    llms: { section: 'about', name: (_, __, t) => t('Header.about'), note: () => 'Who we are.' },
  },
  {
    path: routes.courses,
    place: pagePlaces.courses,
    title: (_, __, t) => t('Courses.title'),
    note: ({ levels }, _, t) => t('Courses.intro', { levels: levels.length }),
    llms: {
      section: 'optional',
      name: (_, __, t) => t('Header.courses'),
      note: () => 'The levels, side by side.',
    },
  },
  {
    path: routes.programme,
    place: pagePlaces.programme,
    title: ({ programme }, language) => programme.title[language],
    note: ({ programme }, language) => programme.description[language],
    llms: {
      section: 'courses',
      name: ({ programme }, language, t) => t('Programme.title', { title: programme.title[language] }),
      note: ({ programme }, language) => programme.description[language],
    },
  },
  {
    path: routes.contact,
    place: pagePlaces.contact,
    title: (_, __, t) => t('Contact.title'),
    note: (_, __, t) => t('Contact.intro'),
    llms: {
      section: 'contact',
      name: (_, __, t) => t('Header.contact'),
      note: () => 'All the ways to reach us.',
    },
  },
  {
    path: routes.landing,
    place: pagePlaces.landing,
    title: ({ landing }, language) => landing.title[language],
    llms: {
      section: 'apply',
      name: (_, __, t) => t('Courses.ask'),
      note: () => 'A short form: name, e-mail address and phone number.',
    },
  },
  {
    path: routes.blog,
    place: pagePlaces.blog,
    title: (_, __, t) => t('Posts.list.title'),
    note: (_, __, t) => t('Posts.list.intro'),
    llms: {
      section: 'about',
      name: (_, __, t) => t('Header.blog'),
      note: (_, __, t) => t('Posts.feed.description'),
    },
  },
  {
    path: routes.privacyPolicy,
    place: pagePlaces.legal,
    title: (_, __, t) => t('Legal.privacyTitle'),
    note: (_, __, t) => t('Legal.privacyIntro'),
    llms: {
      section: 'optional',
      name: (_, __, t) => t('Footer.privacy'),
      note: () => 'What is kept about visitors, and why.',
    },
    changed: ({ privacy }) => lastChanged(privacy),
  },
  {
    path: routes.terms,
    place: pagePlaces.legal,
    title: (_, __, t) => t('Legal.termsTitle'),
    note: (_, __, t) => t('Legal.termsIntro'),
    llms: {
      section: 'optional',
      name: (_, __, t) => t('Footer.terms'),
      note: () => 'Use of the site, enrolment and fees.',
    },
    changed: ({ terms }) => lastChanged(terms),
  },
]

/** The menu of the header, by the keys of `Header`; some links are for small or wide screens only. */
export const headerMenu = [
  { key: 'home', path: routes.home, only: 'small' },
  { key: 'programme', path: routes.programme, only: 'wide' },
  { key: 'courses', path: routes.courses, only: null },
  { key: 'blog', path: routes.blog, only: null },
  { key: 'about', path: routes.about, only: null },
  { key: 'contact', path: routes.contact, only: null },
] as const satisfies readonly { key: string; path: Path; only: 'small' | 'wide' | null }[]

/** The links of the footer in two columns, by the keys of `Footer`. */
export const footerLinks = {
  quick: [
    ['home', routes.home],
    ['courses', routes.courses],
    ['programme', routes.programme],
    ['blog', routes.blog],
    ['about', routes.about],
    ['contact', routes.contact],
    ['landing', routes.landing],
    ['thankYou', routes.thankYou],
  ],
  legal: [
    ['privacy', routes.privacyPolicy],
    ['cookies', routes.cookies],
    ['terms', routes.terms],
  ],
} as const satisfies Record<string, readonly (readonly [string, Path])[]>
