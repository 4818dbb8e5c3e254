/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { SaveBar } from './save-bar'
import type { Act } from './saving-answer'
import { renderInEnglish } from '@/tests/render-in-english'

const renderBar = (saving: ComponentProps<typeof SaveBar>['saving']) =>
  renderInEnglish(
    <SaveBar
      saving={saving}
      isBlocked={false}
      isWaiting={false}
      act="publish"
      onPublish={() => {}}
      onSchedule={undefined}
      onShowMissing={() => {}}
    />,
  )

test.each<[Act, string[]]>([
  ['save', ['One moment...', 'Publish']],
  ['publish', ['Save draft', 'One moment...']],
  ['schedule', ['Save draft', 'Publish']],
])('during "%s" no button can be pressed, and only the pressed one shows that it works', (busy, names) => {
  renderBar({ dirty: true, kept: true, busy, answer: null })
  const buttons = screen.getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(names)
  for (const button of buttons) expect(button).toBeDisabled()
})

test('where the browser keeps no copy, only unsaved changes are a warning, and saved ones are none', () => {
  const saved = { done: 'unchanged', number: 1 } as const
  renderBar({ dirty: false, kept: false, busy: null, answer: saved })
  expect(screen.getByRole('status')).not.toHaveClass('text-alert')
  renderBar({ dirty: true, kept: false, busy: null, answer: saved })
  expect(screen.getAllByRole('status')[1]).toHaveClass('text-alert')
})
