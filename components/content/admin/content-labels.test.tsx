/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { documentKeys, documents } from '@/lib/content/documents'
import { type FieldSpec, fieldSpec } from '@/lib/content/field-spec'
import { useContentLabels } from './content-labels'
import { messagesOf } from '@/lib/i18n/translator'

const af = messagesOf('af')
const en = messagesOf('en')

const messages = { en, af }

function labelsOf(locale: keyof typeof messages, key: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NextIntlClientProvider locale={locale} messages={messages[locale] as typeof en}>
      {children}
    </NextIntlClientProvider>
  )
  return renderHook(() => useContentLabels(key), { wrapper }).result.current
}

/** The names on the path to every field of a document, and the options of its choices. */
function fieldsOf(
  spec: FieldSpec,
  names: readonly string[] = [],
): { names: readonly string[]; options: readonly string[] }[] {
  const own = names.length > 0 ? [{ names, options: ('options' in spec && spec.options) || [] }] : []
  if (spec.kind === 'list') return [...own, ...fieldsOf(spec.item, names)]
  if (spec.kind !== 'group') return own
  return [...own, ...spec.fields.flatMap(([name, child]) => fieldsOf(child, [...names, name]))]
}

const everywhere = documentKeys.flatMap((key) =>
  (['en', 'af'] as const).map((locale) => [key, locale] as const),
)

test.each(everywhere)('every field and choice of %s has a label in %s', (key, locale) => {
  const labels = labelsOf(locale, key)
  const unnamed = fieldsOf(fieldSpec(documents[key].schema)).flatMap(({ names, options }) => [
    // An unlabelled field falls back to its own name.
    ...(labels.field(names) === names.at(-1) ? [names.join('.')] : []),
    ...options.filter((option) => labels.option(option) === option),
  ])
  expect(unnamed).toEqual([])
})

test('every document is in one group of the overview and has a name and a description', () => {
  for (const key of documentKeys)
    expect(en.Content.documents[key]).toEqual(
      expect.objectContaining({ name: expect.any(String), about: expect.any(String) }),
    )
})

test('a path through lists and languages is named in the words of the form', () => {
  const labels = labelsOf('en', 'level-2')
  expect(labels.trail(['modules', 2, 'topics', 0, 'af'])).toBe('Modules 3, Topics 1, Afrikaans')
})

test.each([
  ['en', 'Questions 10'],
  ['af', 'Vrae 10'],
] as const)('an entry has one name in %s, above its fields and on the way to them', (locale, name) => {
  const labels = labelsOf(locale, 'questions')
  expect(labels.entry(['items'], 9)).toBe(name)
  expect(labels.trail(['items', 9])).toBe(name)
})

test.each([
  ['en', 'old address keeps working', 'do not change it later'],
  ['af', 'ou adres bly werk', 'moenie dit later verander nie'],
] as const)(
  'only the address of a level is said to stay reachable once changed, in %s',
  (locale, kept, lost) => {
    expect(labelsOf(locale, 'level-1').field(['slug'])).toContain(kept)
    for (const [key, names] of [
      ['privacy', ['sections', 'id']],
      ['terms', ['sections', 'id']],
      ['certificate', ['checklist', 'key']],
    ] as const)
      expect(labelsOf(locale, key).field(names)).toContain(lost)
    expect(messages[locale].Content.form.hints.slug).not.toContain(kept)
  },
)

test('a field without a label shows its name', () => {
  expect(labelsOf('en', 'home').field(['stats', 'unheardOf'])).toBe('unheardOf')
})
