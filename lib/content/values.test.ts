import { contentOf } from './content'
import { completeDocuments, documents } from './documents'
import { BANK_CHANGE_DAYS } from '@/lib/retention'
import { namesIn, valueNames, valuesOf, withValues } from './values'

const TODAY = '2026-11-21'
const defaults = completeDocuments({})
const withIntro = (en: string, given = {}) =>
  contentOf({ landing: { ...defaults.landing, intro: { en, af: en } }, ...given }, TODAY).landing.intro

test('no page shows a name in braces except the two that are filled in later', () => {
  const shown = JSON.stringify(contentOf({}, TODAY)).match(/\{[a-zA-Z]+\d?\}/g)
  expect(new Set(shown)).toEqual(new Set(['{name}', '{storage}']))
})

test('every name in braces in the defaults is a value, or one of the two', () => {
  const names = Object.values(documents).flatMap(({ defaults }) => namesIn(JSON.stringify(defaults)))
  expect(names.length).toBeGreaterThan(20)
  const unknown = names.filter((name) => !valueNames.has(name))
  expect(new Set(unknown)).toEqual(new Set(['name', 'storage']))
})

test.each(['{nothing}', '{constructor}', '{Deposit}', '{deposit', 'deposit}', '{ deposit }', '{}', '{1}'])(
  '%s names no value and stays as it is',
  (text) => {
    expect(withIntro(text)).toMatchObject({ en: text, af: text })
  },
)

test('a value is filled in in both languages, each time it is named', () => {
  expect(withIntro('{deposit}, {deposit}; {fee3} in {months3} months at {shortName}')).toMatchObject({
    en: 'R2\u00a0500, R2\u00a0500; R50\u00a0020 in 24 months at Paarl Biblical Counselling',
    af: 'R2\u00a0500, R2\u00a0500; R50\u00a0020 in 24 months at Bybelse Berading Paarl',
  })
})

test('the label of a level stays on one line', () => {
  expect(withIntro('Level 1, Levels 2 and 3, op vlak 1, {title1} level')).toMatchObject({
    en: `Level\u00a01, Levels\u00a02 and 3, op vlak\u00a01, ${defaults['level-1'].title.en} level`,
    af: `Level\u00a01, Levels\u00a02 and 3, op vlak\u00a01, ${defaults['level-1'].title.af} level`,
  })
})

test('years are one or many, in English', () => {
  expect(withIntro('{duration1}, {duration3}, {pathDuration}')).toMatchObject({
    en: '1 year, 2 years, 4 years',
    af: '1 jaar, 2 jaar, 4 jaar',
  })
})

test('a value follows from the published documents', () => {
  const fees = { ...defaults.fees, deposit: 5000, cancellationDays: 14 }
  const intro = withIntro('{deposit} {fee1} {cancellationRule}', { fees })
  expect(intro.en).toMatch(/^R5\s000 R28\s760 There is a 14-day cancellation period\./)
})

test('values come from the published documents, with no name in braces left in them', () => {
  const fees = { ...defaults.fees, deposit: 5000 }
  const values = valuesOf({ ...defaults, fees })
  expect(Object.keys(values)).toEqual([...valueNames])
  expect(values.deposit).toMatchObject({ en: 'R5\u00a0000', af: 'R5\u00a0000' })
  expect(values.title1).toMatchObject(defaults['level-1'].title)
  expect(JSON.stringify(values)).not.toMatch(/\{[a-z]\w*\}/)
})

test('the privacy policy states the retention period of bank detail changes', () => {
  const { sections } = contentOf({}, TODAY).privacy
  const { text } = sections.find(({ id }) => id === 'information-collected')!
  expect(text.en).toContain(`who decided about it, for ${BANK_CHANGE_DAYS} days`)
  expect(text.af).toContain(`tot ${BANK_CHANGE_DAYS} dae ná die besluit bewaar`)
})

test('a sentence value has its own values filled in, but no sentences', () => {
  const { email } = defaults.organisation
  expect(withIntro('{doubt}').af).toBe(`As jy enigsins twyfel, skryf asseblief aan ${email}.`)
  const statement = { en: 'See {doubt}', af: 'Sien {doubt}' }
  const accreditations = { ...defaults.accreditations, statement }
  expect(withIntro('{disclaimer}', { accreditations })).toMatchObject(statement)
})

test('office texts are not treated as patterns', () => {
  const organisation = {
    ...defaults.organisation,
    legalName: '$&',
    shortName: { en: '$& {email}', af: '$1' },
  }
  expect(withIntro('{shortName}', { organisation })).toMatchObject({ en: '$& {email}', af: '$1' })
})

test('only texts in two languages have values filled in; codes and addresses stay as entered', () => {
  const legalName = 'A {deposit} B'
  expect(withValues({ ...defaults, organisation: { ...defaults.organisation, legalName } })).toMatchObject({
    organisation: { legalName },
  })
})
