import { localized } from '@/lib/content/localized'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import type { LegalText } from '@/lib/content/documents/legal'
import { TIME_ZONE } from '@/lib/i18n/routing'
import messages from '@/messages/af.json'
import { LegalPage } from './legal-page'

const show = (changes?: LegalText['changes']) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="af" messages={messages} timeZone={TIME_ZONE}>
      <LegalPage title="Beleid" text={{ updated: '2025-01-26', changes, sections: [] }} />
    </NextIntlClientProvider>,
  ).replaceAll(/<[^>]+>/g, '')

test('each change since the last rewriting is shown under its day', () => {
  const shown = show([
    { day: '2026-03-01', what: localized({ en: 'Cards.', af: 'Kaarte.' }) },
    { day: '2026-11-28', what: localized({ en: 'Cookies.', af: 'Koekies.' }) },
  ])
  expect(shown).toContain('Laas bygewerk: 26 Januarie 2025')
  expect(shown).toContain('Veranderinge sedertdien:1 Maart 2026: Kaarte.28 November 2026: Koekies.')
})

test('without changes since then there is no section about changes', () => {
  expect(show()).not.toContain('Veranderinge')
  expect(show([])).not.toContain('Veranderinge')
})
