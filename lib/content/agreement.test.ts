/** Texts about the same thing must agree. */
import { accreditations } from './documents/accreditations'
import { textsIn } from './check'
import { completeDocuments } from './documents'
import { home } from './documents/home'
import { privacy } from './documents/privacy'
import { messagesOf } from '@/lib/i18n/translator'

const af = messagesOf('af')
const en = messagesOf('en')

type Named = readonly [place: string, text: string]

const named = (source: object): Named[] =>
  textsIn(source).map(([path, text]) => [path.join('.'), text] as const)
const documentTexts = named(completeDocuments({}))
const texts = [...named({ en, af }), ...documentTexts]

/** The places of the texts that match `given` but not `wanted`. */
const without = (all: readonly Named[], given: RegExp, wanted: RegExp) =>
  all.filter(([, text]) => given.test(text) && !wanted.test(text)).map(([place]) => place)

/** A section of the privacy policy, in both languages. */
const section = (id: string) => Object.values(privacy.sections.find((each) => each.id === id)!.text)

test('every text that asks for a name as the payment reference asks for the request reference first', () => {
  const asks = /use your name and surname|gebruik jou naam en van/i
  expect(texts.filter(([, text]) => asks.test(text)).length).toBeGreaterThanOrEqual(8)
  expect(
    without(
      texts,
      asks,
      /the reference in our payment request; if you have none, use your name|die verwysing in ons betaalversoek; as jy nie een het nie, gebruik jou naam/i,
    ),
  ).toEqual([])
})

test('the monthly cost is never stated without the deposit', () => {
  // In the table of levels the deposit is in the line below; a person who pays by card has agreed to the plan.
  const exceptions = ['Courses.perMonth', 'Pay.cardSubscription'].flatMap((key) => [`en.${key}`, `af.${key}`])
  expect(without(texts, /\{monthly(?:Fee)?\}/, /\{deposit\}/).sort()).toEqual(exceptions.sort())
  for (const { Home } of [en, af]) expect(Home.aMonth).toMatch(/deposit/)
})

test('no text promises a language of study; visitors are told to ask', () => {
  const promises = (text: string) =>
    text
      .split(/[.:?!]\s/)
      .some(
        (sentence) =>
          /\b(?:study|studies|studeer)\b/i.test(sentence) && /English|Engels|Afrikaans/.test(sentence),
      )
  const found = texts.filter(([, text]) => promises(text)).map(([place]) => place)
  expect(found).toEqual([])
})

test('the privacy policy names each company that receives personal information in its section on recipients', () => {
  for (const text of section('sharing'))
    for (const company of ['Vercel', 'Supabase', 'PayFast']) expect(text).toContain(company)
})

test('the policy mentions payment records wherever it mentions legal duties', () => {
  const [english, afrikaans] = section('information-collected')
  expect(english).toContain('no law obliges us to collect it, except the records of payments')
  expect(afrikaans).toContain(
    'geen wet verplig ons om dit in te samel nie, behalwe die rekords van betalings',
  )
  for (const text of section('sharing')) expect(text).toContain('71')
})

test('accredited, approved and registered are used of the same bodies everywhere', () => {
  expect(accreditations.cards.map(({ icon, status }) => [icon, status.en, status.af])).toEqual([
    ['council', 'Accredited', 'Geakkrediteer'],
    ['seminary', 'Approved', 'Goedgekeur'],
    ['professional-body', 'Registered', 'Geregistreer'],
  ])
  for (const { status, description } of accreditations.cards)
    for (const language of ['en', 'af'] as const)
      expect(description[language]?.toLowerCase()).toContain(String(status[language]).toLowerCase())
  // The figure of the landing page is the provider's own claim, word for word.
  expect(home.stats.map(({ value }) => value.en)).toContain('Accredited')
})
