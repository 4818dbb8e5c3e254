import { contentOf } from './content'
import { completeDocuments, documentKeys, documents, isDocumentKey } from './documents'
import { formatRand } from './documents/fees'
import { type Level, levelLabel, levelName, moduleGroups } from './documents/levels'
import { questionsOf } from './documents/questions'
import { storageKeys } from './storage'

const content = contentOf({}, '2026-11-21')
const defaults = completeDocuments({})

type Pair = { readonly place: string; readonly en: unknown; readonly af: unknown }

/** Every text in two languages below a value, with its path. */
function pairs(value: unknown, place: string): Pair[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value || 'af' in value) {
    const { en, af } = value as Record<string, unknown>
    return [{ place, en, af }]
  }
  return Object.entries(value).flatMap(([key, child]) => pairs(child, `${place}.${key}`))
}

const all = [
  ['as it is edited', pairs({ defaults, storageKeys }, 'documents')],
  ['as pages show it', pairs(content, 'content')],
] as const

const [level1, level2, level3] = content.levels
const codes = (level: Level) => level.modules.map(({ code }) => code)

test.each(documentKeys)('the defaults of %s match its schema', (key) => {
  expect(documents[key].schema.safeParse(documents[key].defaults).error).toBeUndefined()
})

test.each([
  [level1, 'BAB001 BAT024 BAT324 BAM311A BAM311B BAT021 BAM416 PB01 PB02'],
  [level2, 'PB04 BAT610 BAL911 BAT921 BAT922 BAM131 BAM130 PB01 PB02 RP01'],
])('level $number has its modules', (level, expected) => {
  expect(codes(level)).toEqual(expected.split(' '))
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
    expect(content.levels[number - 1]).toMatchObject({ number, durationYears: years })
    expect(content.fees.months[number]).toBe(months)
    expect(content.fees.total[number]).toBe(total)
    expect(formatRand(total)).toBe(text.replace(' ', '\u00a0'))
  },
)

test('the duration and cost of the path are the sums of its levels', () => {
  expect([content.pathYears, content.fees.path]).toEqual([4, 102_540])
})

test('published documents replace the defaults, and derived values follow', () => {
  const fees = {
    ...defaults.fees,
    deposit: 3000,
    monthlyFee: 2000,
    months: { level1: 6, level2: 6, level3: 6 },
  }
  const changed = contentOf({ fees, 'level-2': { ...defaults['level-2'], slug: 'grief' } }, '2026-11-21')
  expect(changed.fees.total).toEqual({ 1: 15_000, 2: 15_000, 3: 15_000 })
  expect(changed.levels[1].path).toBe('/biblical-counselling/grief')
  expect(JSON.stringify(changed)).toContain(formatRand(15_000))
  expect(JSON.stringify(changed)).not.toMatch(/R26\u00a0260|R1\u00a0980/)
  expect(() => contentOf({ fees: { ...fees, deposit: -1 } }, '2026-11-21')).toThrow()
})

test.each([
  [0, 'R0'],
  [980, 'R980'],
  [1980, 'R1 980'],
  [1_234_567, 'R1 234 567'],
])('%i rand is shown as %s', (amount, text) => {
  expect(formatRand(amount)).toBe(text.replaceAll(' ', '\u00a0'))
})

test.each(content.levels)(
  'level $number has an address, a name and all of its modules in groups',
  (level) => {
    expect(level.path).toBe(`/biblical-counselling/level-${level.number}`)
    expect(levelName(level).af).toBe(`${levelLabel(level).af}: ${level.title.af}`)
    expect(moduleGroups(level).flatMap(({ modules }) => modules).length).toBe(level.modules.length)
  },
)

test.each([
  ['PB01', 'practical'],
  ['RP01', 'research'],
  ['PAM44', 'counselling'],
  ['BAB001', 'theology'],
])('%s is %s work', (code, kind) => {
  expect(content.levels.flatMap(({ modules }) => modules).find((each) => each.code === code)?.kind).toBe(kind)
})

test.each([
  ['accreditations', content.accreditations.cards, 3],
  ['reasons', content.home.reasons, 3],
  ['testimonials at home', content.testimonials.home, 3],
  ['testimonials of the landing page', content.testimonials.landing, 3],
  ['features', content.landing.features, 6],
  ['stats', content.home.stats, 4],
  ['stats at home', content.home.stats.filter(({ home }) => home), 3],
  ['cards about us', content.about.cards, 4],
  ['brochures', content.brochures, 2],
])('the number of %s is as specified', (_name, list, count) => {
  expect(list).toHaveLength(count)
})

test('the stats are the permitted claims', () => {
  expect(content.home.stats.map(({ value, label }) => `${value.en} ${label.en}`)).toEqual([
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
  ['addresses of levels', content.levels.map(({ path }) => path)],
  ['keys of features', content.landing.features.map(({ key }) => key)],
  ['keys of reasons', content.home.reasons.map(({ key }) => key)],
  ['keys of the cards about us', content.about.cards.map(({ key }) => key)],
  ['icons of accreditations', content.accreditations.cards.map(({ icon }) => icon)],
  ['addresses of brochures', content.brochures.map(({ path }) => path)],
  ['questions', content.questions.items.map(({ question }) => question.en)],
  ['anchors of the privacy policy', content.privacy.sections.map(({ id }) => id)],
  ['anchors of the terms', content.terms.sections.map(({ id }) => id)],
  ['names in the browser’s storage', storageKeys.map(({ name }) => name)],
  [
    'authors of testimonials',
    Object.values(content.testimonials).flatMap((list) => list.map((one) => one.author)),
  ],
])('the %s are unique', (_name, keys) => {
  expect(new Set(keys).size).toBe(keys.length)
})

test('the policies have the anchors that links lead to, and declare the storage that the site uses', () => {
  expect(content.privacy.sections.map(({ id }) => id)).toContain('cookies')
  expect(content.terms.sections.map(({ id }) => id)).toContain('cancellation')
  expect(storageKeys.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      ...['theme', 'cookie-consent', 'i18nextLng', 'i18next', 'language-led', 'arrival', 'enquiries'],
      'lead-keys',
    ]),
  )
})

test.each(['home', 'programme', 'level', 'landing'] as const)(
  'questions are answered on the page %s',
  (page) => {
    expect(questionsOf(content.questions, page).length).toBeGreaterThan(0)
  },
)

test.each(['constructor', 'toString', 'level-4', ''])('%j is no document', (text) => {
  expect(isDocumentKey(text)).toBe(false)
})

test.each(all)('each text %s is found, in both languages', (_, texts) => {
  expect(texts.length).toBeGreaterThan(400)
  const missing = texts.filter(
    ({ en, af }) => ![en, af].every((text) => typeof text === 'string' && text.trim() === text && text),
  )
  expect(missing).toEqual([])
})

test.each(all)('texts identical %s in both languages are intended to be', (_, texts) => {
  expect(texts.filter(({ en, af }) => en === af).map(({ en }) => en)).toEqual(['600+', '30+', '100%'])
})

test.each(all)('a text names the same figures and values in both languages, %s', (_, texts) => {
  const figures = (text: unknown) =>
    String(text)
      .match(/\d+|\{\w+\}/g)
      ?.sort()
      .join(' ')
  expect(texts.filter(({ en, af }) => figures(en) !== figures(af))).toEqual([])
})
