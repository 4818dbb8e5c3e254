/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { SaveBar } from './save-bar'
import type { Act } from './saving-answer'
import { renderInEnglish } from '@/tests/render-in-english'

test.each<[Act, string[]]>([
  ['save', ['One moment...', 'Publish']],
  ['publish', ['Save draft', 'One moment...']],
  ['schedule', ['Save draft', 'Publish']],
])('during "%s" no button can be pressed, and only the pressed one shows that it works', (busy, names) => {
  renderInEnglish(
    <SaveBar
      saving={{ dirty: true, kept: true, busy, answer: null }}
      isBlocked={false}
      isWaiting={false}
      act="publish"
      onPublish={() => {}}
      onSchedule={undefined}
      onShowMissing={() => {}}
    />,
  )
  const buttons = screen.getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(names)
  for (const button of buttons) expect(button).toBeDisabled()
})
