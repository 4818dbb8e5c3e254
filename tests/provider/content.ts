import { filledContent } from '@/tests/e2e/support/filled-content'
import { levelKey, levelNumbers } from '@/lib/content/level-numbers'
import { provider } from '@/lib/provider/provider'
import { type Documents, documentKeys, documents } from '@/lib/content/documents'

const name = { en: 'Lagoon Piano School', af: 'Lagune-klavierskool' }

/** A short phrase for a name, a sentence for longer texts; different for each field, as some must be. */
function phrase(field: string, max: number): string {
  const words = field.endsWith('.af')
    ? 'stadige hande oefen elke dag toonlere en melodieë sodat die oor leer hoor wat die vingers doen'
    : 'slow hands practise scales and melodies every day so that the ear learns to hear the fingers'
  const mark = [...field].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
  const all = words.split(' ')
  const turned = [...all.slice(mark % all.length), ...all.slice(0, mark % all.length)]
  const text = `${turned.slice(0, max > 200 ? 14 : 3).join(' ')} ${mark}`
  return (text[0]!.toUpperCase() + text.slice(1)).slice(0, max).trim()
}

/** Every document of an invented provider, as the office would publish it. */
export function inventedContent(): Documents {
  const filled = filledContent(documentKeys, phrase) as unknown as Documents
  const { address, ...organisation } = filled.organisation
  const { vatNumber, ...unregistered } = organisation
  void vatNumber
  const content: Documents = {
    ...filled,
    organisation: {
      ...unregistered,
      name,
      shortName: name,
      legalName: name.en,
      phone: '+230 454 0123',
      whatsapp: '+230 5251 2345',
      email: 'hello@example.org',
      address: {
        ...address,
        city: 'Port Louis',
        postalCode: '11302',
        country: { en: 'Mauritius', af: 'Mauritius' },
        countryCode: 'MU',
      },
    },
    bank: { ...documents.bank.defaults, accountHolder: name.en, tradingName: name.en },
    programme: { ...filled.programme, title: { en: 'Piano', af: 'Klavier' } },
    announcement: {},
  }
  for (const key of levelNumbers.map(levelKey))
    content[key].modules.forEach((each, index) => {
      each.kind = provider.moduleKinds[index % provider.moduleKinds.length]!
    })
  for (const key of documentKeys) documents[key].schema.parse(content[key])
  return content
}

/** SQL that publishes the documents. */
export const contentSql = () =>
  Object.entries(inventedContent())
    .map(
      ([key, document]) =>
        `insert into public.content_versions (key, version, document, live_from)
  values ('${key}', 1, '${JSON.stringify(document).replaceAll("'", "''")}', '2026-01-01');`,
    )
    .join('\n')
