/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { type DocumentKey, documents } from '@/lib/content/documents'
import { fieldSpec } from '@/lib/content/field-spec'
import { documentDifferences } from '@/lib/site-content/differences'
import { DifferenceList } from './difference-list'
import { messagesOf } from '@/lib/i18n/catalogue'

const messages = messagesOf('en')

function renderList(key: DocumentKey, older: object, newer: object) {
  const { schema, defaults } = documents[key]
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Africa/Johannesburg">
      <DifferenceList
        documentKey={key}
        differences={documentDifferences(
          fieldSpec(schema),
          { ...defaults, ...older },
          { ...defaults, ...newer },
        )}
      />
    </NextIntlClientProvider>,
  )
  return screen.getByRole('definition')
}

test('a changed amount is shown whole, before and after, with a space between', () => {
  expect(renderList('fees', { deposit: 2500 }, { deposit: 2750 }).textContent).toBe(
    ' [removed: R2\u00a0500]   [added: R2\u00a0750] ',
  )
})

test('a text is compared word by word, and removed words are separate from added ones', () => {
  const line = renderList(
    'home',
    { title: { en: 'Old Academy', af: 'Akademie' } },
    { title: { en: 'New Academy', af: 'Akademie' } },
  )
  expect(screen.getByRole('deletion')).toHaveTextContent('Old')
  expect(screen.getByRole('insertion')).toHaveTextContent('New')
  expect(line.textContent).toBe(' [removed: Old]   [added: New]  Academy')
})
