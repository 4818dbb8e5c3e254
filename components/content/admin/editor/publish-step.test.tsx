/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { documents } from '@/lib/content/documents'
import { fieldSpec } from '@/lib/content/field-spec'
import { renderInEnglish } from '@/tests/render-in-english'
import { PublishStep } from './publish-step'

// No receipt is written here, and pdfkit finds its files by a path that jsdom lacks.
jest.mock('pdfkit', () => class {})

const { schema, defaults } = documents.fees
const scheduled = {
  version: 2,
  document: { ...defaults, monthlyFee: 2150 },
  liveFrom: '2026-12-31T22:00:00.000Z',
  madeAt: '2026-11-21T08:00:00.000Z',
  madeBy: 'a@example.org',
}

function renderStep(mine: object, given: Partial<ComponentProps<typeof PublishStep>>) {
  const saving = { read: () => ({ ...defaults, ...mine }), busy: null, answer: null }
  renderInEnglish(
    <PublishStep
      documentKey="fees"
      spec={fieldSpec(schema)}
      shown={defaults}
      scheduled={null}
      act="publish"
      isLater={false}
      onClose={() => {}}
      {...given}
      saving={saving as unknown as ComponentProps<typeof PublishStep>['saving']}
    />,
  )
  const terms = screen.queryAllByRole('term').map(({ textContent }) => textContent)
  const texts = screen.queryAllByRole('definition').map(({ textContent }) => textContent)
  return terms.map((term, index) => `${term}:${texts[index]}`)
}

const fee = 'Monthly fee: [removed: R1\u00a0980]   [added: R2\u00a0150] '

test('it names the fields that change from the published document, and offers to publish now or later', () => {
  expect(renderStep({ cancellationDays: 31 }, {})).toEqual([
    'Cancellation period (days): [removed: 30]   [added: 31] ',
  ])
  expect(screen.getByRole('dialog', { name: 'What publishing changes' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Publish now' })).toBeEnabled()
  expect(screen.getByText('Schedule')).toBeVisible()
  expect(screen.getByText(/“Publish now”, or from the date under “Schedule”\./)).toBeVisible()
})

test('beside a scheduled version it names the changes of that version and schedules no second one', () => {
  expect(renderStep({ cancellationDays: 31, monthlyFee: 2000 }, { scheduled })).toEqual([
    'Monthly fee: [removed: R1\u00a0980]   [added: R2\u00a0000] ',
    'Cancellation period (days): [removed: 30]   [added: 31] ',
    'Monthly fee: [removed: R2\u00a0000]   [added: R2\u00a0150] ',
  ])
  expect(screen.getByText(/^A version is scheduled for/)).toHaveTextContent('1 Jan 2027, 00:00')
  expect(screen.queryByText('Schedule')).toBeNull()
  expect(screen.getByText(/as soon as you press “Publish now”\./)).toBeVisible()
})

test('the scheduled version is rescheduled, for its own moment at first, and never published now', () => {
  expect(renderStep({ monthlyFee: 2150 }, { scheduled, act: 'schedule' })).toEqual([fee])
  expect(screen.getByLabelText('Date and time')).toHaveValue('2027-01-01T00:00')
  expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull()
})

test('for a later moment it has the date alone, which has the focus', () => {
  renderStep({ monthlyFee: 2150 }, { isLater: true })
  expect(screen.getByLabelText('Date and time')).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull()
  expect(screen.getByText(/from the date below/)).toBeVisible()
})

test('before a fee is published, the totals that follow and the time from which they hold are shown', () => {
  renderStep({ monthlyFee: 2150 }, {})
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'CourseBeforeAfter',
    'Level 1R26\u00a0260R28\u00a0300',
    'Level 2R26\u00a0260R28\u00a0300',
    'Level 3R50\u00a0020R54\u00a0100',
    'All levelsR102\u00a0540R110\u00a0700',
  ])
  expect(screen.getByText(/as soon as you press “Publish now”/)).toBeVisible()
})

test('without a change of an amount there are no totals', () => {
  renderStep({ cancellationDays: 31 }, {})
  expect(screen.queryByRole('table')).toBeNull()
})

test('bank details are proposed, not published', () => {
  renderStep({}, { act: 'propose' })
  expect(screen.getByRole('dialog', { name: 'What you propose to change' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Yes, propose it' })).toBeEnabled()
})
