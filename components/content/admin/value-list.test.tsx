/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { type DocumentKey, completeDocuments } from '@/lib/content/documents'
import type { Locale } from '@/lib/i18n/routing'
import { valueNames } from '@/lib/content/values'
import { ValueTable } from './value-list'
import { messagesOf } from '@/lib/i18n/translator'

const af = messagesOf('af')
const en = messagesOf('en')

const { fees, ...others } = completeDocuments({})

function rowsOf(key: DocumentKey, locale: Locale) {
  const { unmount } = render(
    <NextIntlClientProvider locale={locale} messages={locale === 'en' ? en : (af as typeof en)}>
      <ValueTable documentKey={key} published={{ ...others, fees: { ...fees, deposit: 5000 } }} />
    </NextIntlClientProvider>,
  )
  const rows = screen.getAllByRole('row').slice(1)
  const texts = rows.map((row) => [
    within(row).getByRole('rowheader').textContent,
    within(row).getByRole('cell').textContent,
  ])
  unmount()
  return new Map(texts as [string, string][])
}

test('it lists every name allowed in braces, with its published value in the language of the page', () => {
  const english = rowsOf('home', 'en')
  expect([...english.keys()]).toEqual([...valueNames].map((name) => `{${name}}`))
  expect(english.get('{deposit}')).toBe('R5\u00a0000')
  expect(english.get('{pathDuration}')).toBe('4 years')
  expect(rowsOf('home', 'af').get('{pathDuration}')).toBe('4 jaar')
})

test('a document with its own names says how they are filled in', () => {
  expect(rowsOf('replies', 'en').get('{name}')).toBe('The first name of the person who asked')
  expect(rowsOf('privacy', 'af').get('{storage}')).toMatch(/^Die tabel/)
})
