import { localized } from './localized'
import { lastChanged } from './documents/legal'
import { privacy } from './documents/privacy'

test('the date of a legal text is that of its latest change, or of its last rewrite', () => {
  const text = { updated: '2025-01-26', sections: [] }
  const what = localized({ en: 'x', af: 'y' })
  expect(lastChanged(text)).toBe('2025-01-26')
  expect(lastChanged({ ...text, changes: [] })).toBe('2025-01-26')
  expect(
    lastChanged({
      ...text,
      changes: [
        { day: '2026-11-28', what },
        { day: '2026-03-01', what },
      ],
    }),
  ).toBe('2026-11-28')
})

test('the privacy policy keeps the day on which the provider wrote it, and lists later changes', () => {
  expect(privacy.updated).toBe('2025-01-26')
  expect(privacy.changes?.length).toBeGreaterThan(0)
  for (const { day } of privacy.changes ?? []) expect(day > privacy.updated).toBe(true)
})
