import * as about from './about'
import * as accreditations from './accreditations'
import * as brochures from './brochures'
import * as courses from './courses'
import * as fees from './fees'
import * as landing from './landing'
import * as organisation from './organisation'
import * as privacy from './privacy'
import * as questions from './questions'
import * as reasons from './reasons'
import * as replies from './replies'
import { remainingSamples } from './samples'
import * as studyWeek from './study-week'
import * as terms from './terms'
import * as testimonials from './testimonials'

const content = {
  about,
  accreditations,
  brochures,
  courses,
  fees,
  landing,
  organisation,
  privacy,
  questions,
  reasons,
  replies,
  studyWeek,
  terms,
  testimonials,
}

type Pair = { readonly place: string; readonly en: unknown; readonly af: unknown }

/** Every text in two languages below a value, with the way to it. */
function pairs(value: unknown, place: string): Pair[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value || 'af' in value) {
    const { en, af } = value as Record<string, unknown>
    return [{ place, en, af }]
  }
  return Object.entries(value).flatMap(([key, child]) => pairs(child, `${place}.${key}`))
}

const texts = pairs(content, 'content')

/** Figures and names that are the same in both languages. */
const same = ['600+', '30+', '100%']

const [level1, level2, level3] = courses.levels
const codes = (level: (typeof courses.levels)[number]) => level.modules.map(({ code }) => code)

test('level 1 has its nine modules', () => {
  expect(codes(level1)).toEqual('BAB001 BAT024 BAT324 BAM311A BAM311B BAT021 BAM416 PB01 PB02'.split(' '))
})

test('level 2 has its ten modules', () => {
  expect(codes(level2)).toEqual('PB04 BAT610 BAL911 BAT921 BAT922 BAM131 BAM130 PB01 PB02 RP01'.split(' '))
})

test('level 3 has sixteen modules, of which fifteen are known', () => {
  const known =
    'BAH131 BAM512 BAT512 BAM726 BAM321 BAM317 BAM318 BAT810 BAB811 BAM116 MAT623 PB05 PB06 PB07 PAM44'.split(
      ' ',
    )
  expect(codes(level3)).toHaveLength(16)
  expect(codes(level3).slice(0, 15)).toEqual(known)
})

test.each([
  [1, 1, 12, 26_260, 'R26 260'],
  [2, 1, 12, 26_260, 'R26 260'],
  [3, 2, 24, 50_020, 'R50 020'],
] as const)(
  'level %i takes %i years and costs, over %i months, R%i in all',
  (number, years, months, total, text) => {
    expect(courses.levels[number - 1]).toMatchObject({ number, durationYears: years })
    expect(fees.feeMonths[number]).toBe(months)
    expect(fees.totalFee(number)).toBe(total)
    expect(fees.formatRand(total)).toBe(text.replace(' ', '\u00a0'))
  },
)

test.each([
  [0, 'R0'],
  [980, 'R980'],
  [1980, 'R1 980'],
  [1_234_567, 'R1 234 567'],
])('%i rand is shown as %s', (amount, text) => {
  expect(fees.formatRand(amount)).toBe(text.replaceAll(' ', '\u00a0'))
})

test.each(courses.levels)('level $number is found by its address, which its card leads to', (level) => {
  expect(courses.levelBySlug(level.slug)).toBe(level)
  expect(level.path).toBe(`/biblical-counselling/level-${level.number}`)
  expect(courses.courseCards[level.number]?.path).toBe(level.path)
})

test.each(['level-0', 'level-4', 'LEVEL-1', '', '1', 'constructor'])('%j is no level', (slug) => {
  expect(courses.levelBySlug(slug)).toBeUndefined()
})

test.each([
  ['PB01', 'practical'],
  ['RP01', 'research'],
  ['PAM44', 'counselling'],
  ['BAB001', 'theology'],
])('%s is %s work', (code, kind) => {
  expect(courses.moduleKind(code)).toBe(kind)
})

test.each([
  ['course cards', courses.courseCards, 4],
  ['accreditations', accreditations.accreditations, 3],
  ['reasons', reasons.reasons, 3],
  ['testimonials at home', testimonials.homeTestimonials, 3],
  ['testimonials of the landing page', testimonials.landingTestimonials, 3],
  ['features', landing.features, 6],
  ['stats', landing.stats, 4],
  ['cards about us', about.aboutCards, 4],
  ['brochures', brochures.brochures, 2],
])('there are the specified number of %s', (_name, list, count) => {
  expect(list).toHaveLength(count)
})

test('the stats are the claims that may be made', () => {
  expect(landing.stats.map(({ value, label }) => `${value.en} ${label.en}`)).toEqual([
    '600+ graduates',
    '30+ years',
    'Accredited with a professional body',
    '100% online',
  ])
})

test.each([
  ['codes of level 1', codes(level1)],
  ['codes of level 2', codes(level2)],
  ['codes of level 3', codes(level3)],
  ['paths of course cards', courses.courseCards.map(({ path }) => path)],
  ['keys of features', landing.features.map(({ key }) => key)],
  ['keys of reasons', reasons.reasons.map(({ key }) => key)],
  ['keys of the cards about us', about.aboutCards.map(({ key }) => key)],
  ['icons of accreditations', accreditations.accreditations.map(({ icon }) => icon)],
  ['paths of brochures', brochures.brochures.map(({ path }) => path)],
  ['questions', questions.questions.map(({ question }) => question.en)],
  ['anchors of the privacy policy', privacy.privacySections.map(({ id }) => id)],
  ['anchors of the terms', terms.termsSections.map(({ id }) => id)],
  ['names in the browser’s storage', privacy.storageKeys.map(({ name }) => name)],
  [
    'authors of testimonials',
    testimonials.homeTestimonials.concat(testimonials.landingTestimonials).map(({ author }) => author),
  ],
])('the %s are unique', (_name, keys) => {
  expect(new Set(keys).size).toBe(keys.length)
})

test('the cookie policy has its anchor, and the storage that the site uses is declared', () => {
  expect(privacy.privacySections.map(({ id }) => id)).toContain('cookies')
  expect(privacy.storageKeys.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['theme', 'cookie-consent', 'i18nextLng', 'i18next', 'arrival', 'enquiries']),
  )
})

test('each text is found, in both languages', () => {
  expect(texts.length).toBeGreaterThan(500)
  const missing = texts.filter(
    ({ en, af }) => ![en, af].every((text) => typeof text === 'string' && text.trim() === text && text),
  )
  expect(missing).toEqual([])
})

test('what is the same in both languages is so on purpose', () => {
  expect(texts.filter(({ en, af }) => en === af).map(({ en }) => en)).toEqual(same)
})

test('a text names the same figures in both languages', () => {
  const figures = (text: unknown) => String(text).match(/\d+/g)?.sort().join(' ')
  expect(texts.filter(({ en, af }) => figures(en) !== figures(af))).toEqual([])
})

test('a fact of the organisation that still reads like a sample is listed as one', () => {
  const listed = new Set(remainingSamples().map(({ place }) => place))
  const facts = (value: unknown, place: string): [string, string][] =>
    typeof value === 'string'
      ? [[place.replace(/\.(?:en|af)$/, ''), value]]
      : Object.entries(value as object).flatMap(([key, child]) =>
          facts(child, place ? `${place}.${key}` : key),
        )
  const samples = facts(organisation.organisation, '').filter(([, text]) =>
    /example\.org|sample|voorbeeld|0000/i.test(text),
  )
  expect(samples.filter(([place]) => !listed.has(place))).toEqual([])
})
