import fc from 'fast-check'
import { DAYS, type Tree, brokenOf, documentOf } from '@/tests/random-documents'
import { brochuresOf } from './documents/brochure'
import { checkDocument, previewable } from './check'
import { contentFrom, contentOf } from './content'
import { completeDocuments, documentKeys } from './documents'
import { type Intake, nextIntake } from './documents/intake'
import { levelName, moduleGroups } from './documents/levels'
import { questionsOf } from './documents/questions'
import { inFull } from '@/tests/scope'

const complete = completeDocuments({})

/** Uses a document that passed the check; nothing may throw. */
function use(given: Tree, today: string) {
  const content = contentOf(given, today)
  for (const level of content.levels) {
    expect(levelName(level).en).toContain(String(level.number))
    expect(moduleGroups(level).flatMap(({ modules }) => modules)).toHaveLength(level.modules.length)
  }
  for (const page of ['home', 'programme', 'level', 'landing'] as const)
    expect(questionsOf(content.questions, page).every(({ answer }) => answer.en && answer.af)).toBe(true)
  expect(brochuresOf({ year: content.brochureYear }, content.programme.title)).toHaveLength(2)
  expect(Number.isSafeInteger(content.fees.path)).toBe(true)
  if (given.intake) expect(nextIntake(given.intake as Intake, today)).toEqual(content.facts.intake)
  // A database refuses zero bytes and lone surrogates.
  expect(JSON.stringify(given)).not.toMatch(/\\u(?:0000|d[89a-f])/)
}

inFull(test)('random documents that fit their fields can be published and shown together', () => {
  const all = fc.record(Object.fromEntries(documentKeys.map((key) => [key, documentOf(key)])))
  fc.assert(
    fc.property(all, fc.constantFrom(...DAYS), (given, today) => {
      const documents = documentKeys.map((key) => {
        const { document, missing, wrong } = checkDocument(key, given[key])
        if (!document) throw new Error(`${key}: ${JSON.stringify([...missing, ...wrong])}`)
        return [key, document]
      })
      use(Object.fromEntries(documents), today)
    }),
    { numRuns: 150 },
  )
})

inFull(test).each(documentKeys)('a broken %s is refused, or can be shown all the same', (key) => {
  fc.assert(
    fc.property(brokenOf(key), (given) => {
      const { document, missing, wrong } = checkDocument(key, given)
      // Not `expect`, which makes an error each time and would take a quarter of the time.
      if ((document === null) !== missing.length + wrong.length > 0)
        throw new Error('neither taken nor refused')
      if (document) return use({ [key]: document }, DAYS[1]!)
      const shown = previewable(key, given)
      if (shown) expect(contentFrom({ ...complete, [key]: shown }, DAYS[1]!)).toBeDefined()
    }),
    { numRuns: 850 },
  )
})
