import { checkDocument, previewable } from './check'
import { type DocumentKey, completeDocuments, documentKeys } from './documents'

const defaults = completeDocuments({})
const places = (issues: readonly { path: readonly (string | number)[]; code: string }[]) =>
  issues.map(({ path, code }) => `${path.join('.')} ${code}`)

/** The missing and wrong fields of a document, one field of which is replaced. */
function check(key: DocumentKey, given: object) {
  const { document, missing, wrong } = checkDocument(key, { ...defaults[key], ...given })
  expect(document === null).toBe(missing.length + wrong.length > 0)
  return { missing: places(missing), wrong: places(wrong) }
}

test.each(documentKeys)('the defaults of %s can be published', (key) => {
  expect(checkDocument(key, defaults[key])).toEqual({ document: defaults[key], missing: [], wrong: [] })
})

test.each([
  ['an empty text', { legalName: ' ' }, 'legalName required'],
  ['no text', { legalName: undefined }, 'legalName required'],
  ['one language', { name: { en: 'A', af: '' } }, 'name.af required'],
  ['no group', { social: undefined }, 'social required'],
])('%s is allowed in a draft', (_, given, place) => {
  expect(check('organisation', given)).toEqual({ missing: [place], wrong: [] })
})

test('too few entries count as missing', () => {
  expect(check('programme', { structure: [] }).missing).toEqual(['structure tooFew'])
})

test.each([
  ['organisation', { email: 'nobody' }, 'email invalid'],
  ['organisation', { phone: '021 555 0123' }, 'phone invalid'],
  ['organisation', { legalName: 'x'.repeat(121) }, 'legalName tooLong'],
  ['organisation', { legalName: 7 }, 'legalName invalid'],
  ['organisation', { more: 'x' }, ' invalid'],
  ['fees', { deposit: -1 }, 'deposit tooSmall'],
  ['fees', { deposit: 1.5 }, 'deposit invalid'],
  ['fees', { monthlyFee: 1_000_001 }, 'monthlyFee tooBig'],
  ['about', { story: Array.from({ length: 21 }, () => ({ en: 'A', af: 'B' })) }, 'story tooMany'],
  ['bank', { branchCode: '12' }, 'branchCode invalid'],
  ['level-1', { slug: 'Level 1' }, 'slug invalid'],
  ['terms', { updated: '2026-02-30' }, 'updated invalid'],
] as const)('%s with %j is not allowed even in a draft', (key, given, place) => {
  expect(check(key, given)).toEqual({ missing: [], wrong: [place] })
})

test('a text names only existing values', () => {
  const text = (en: string) => ({ description: { en, af: 'A' } })
  expect(check('home', text('{deposit} {nothing}')).wrong).toEqual(['description.en unknownValue'])
  expect(check('home', text('{deposit}')).wrong).toEqual([])
  expect(check('home', text('{name}')).wrong).toEqual(['description.en unknownValue'])
  expect(check('replies', { subject: { en: '{name}', af: '{name}' } }).wrong).toEqual([])
  expect(check('replies', { subject: { en: '{storage}', af: '{name}' } }).wrong).toEqual([
    'subject.en unknownValue',
  ])
})

test('a template names the person in its texts but not in its subject, and unknown names are listed', () => {
  const [first] = defaults.templates.templates
  const withText = (field: 'subject' | 'letter' | 'chat', en: string) =>
    checkDocument('templates', { templates: [{ ...first, [field]: { en, af: 'A' } }] }).wrong
  const text = '{name} {surname} {deposit} {registrationForm}'
  expect(withText('letter', text)).toEqual([])
  expect(withText('chat', text)).toEqual([])
  const wrong = { path: ['templates', 0, 'letter', 'en'], code: 'unknownValue', names: ['nme', 'fee9'] }
  expect(withText('letter', '{nme} {name} {fee9}')).toEqual([wrong])
  expect(withText('subject', '{shortName}, {name}')).toEqual([
    { path: ['templates', 0, 'subject', 'en'], code: 'unknownValue', names: ['name'] },
  ])
})

test('codes are unique within a level, and anchors within a legal text', () => {
  const [first] = defaults['level-1'].modules
  expect(check('level-1', { modules: [first, first, { ...first, code: 'X' }] }).wrong).toEqual([
    'modules.1.code twice',
  ])
  // Stored without the space.
  expect(check('level-1', { modules: [first, { ...first, code: `${first!.code} ` }] }).wrong).toEqual([
    'modules.1.code twice',
  ])
  const [section] = defaults.terms.sections
  expect(check('terms', { sections: [section, { ...section, id: 'b' }, section] }).wrong).toEqual([
    'sections.2.id twice',
  ])
})

test('an empty optional field is left out', () => {
  const [first] = defaults['level-1'].modules
  const entered = { ...first, subtitle: { en: ' ', af: '' }, bookLink: '' }
  const { document } = checkDocument('level-1', {
    ...defaults['level-1'],
    note: { en: '', af: '' },
    modules: [entered],
  })
  expect(document).not.toHaveProperty('note')
  expect(Object.keys(document!.modules[0]!)).toEqual(
    Object.keys(first!).filter((name) => name !== 'subtitle' && name !== 'bookLink'),
  )
  expect(checkDocument('announcement', { message: { text: { en: '', af: '' }, from: '' } }).document).toEqual(
    {},
  )
})

test('a half-filled optional field lacks its other half', () => {
  expect(check('level-1', { note: { en: 'A', af: '' } }).missing).toEqual(['note.af required'])
})

test.each([[null], [undefined], ['text'], [7], [[]], [{}]])(
  '%j is no document, and nothing is thrown',
  (entered) => {
    for (const key of documentKeys.filter((each) => each !== 'facts' && each !== 'announcement'))
      expect(checkDocument(key, entered).document).toBeNull()
  },
)

test.each([[''], [null], [undefined]])('a preview is empty where a language has %j', (af) => {
  const draft = { ...defaults.organisation, mission: { en: 'To teach', af } }
  expect(previewable('organisation', draft)).toEqual({ ...draft, mission: { en: 'To teach', af: '' } })
  expect(draft.mission.af).toBe(af)
})

test('a preview shows no draft that is wrong or lacks more than a language', () => {
  expect(previewable('organisation', { ...defaults.organisation, legalName: '' })).toBeNull()
  expect(previewable('organisation', { ...defaults.organisation, email: 'nobody' })).toBeNull()
})

test('values without a length or too deep to walk are refused, and nothing is thrown', () => {
  const measure = { length: { valueOf: 1, toString: 1 } }
  const deep = Array.from({ length: 50_000 }).reduce<unknown>((inner) => ({ inner }), {})
  for (const given of [{ name: { en: measure, af: 'x' } }, { legalName: measure }, { name: deep }])
    expect(check('organisation', given).wrong).not.toEqual([])
})
