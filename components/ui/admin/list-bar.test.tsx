/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { ListBar } from './list-bar'
import { renderInEnglish } from '@/tests/render-in-english'

const mockRouter = { push: jest.fn(), replace: jest.fn() }
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }))

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
})
afterEach(() => jest.useRealTimers())

const levels = [
  ['', 'All levels'],
  ['2', 'Level 2'],
] as const

function show(values: ComponentProps<typeof ListBar>['values']) {
  renderInEnglish(
    <ListBar
      path="/admin/payments"
      values={values}
      kept={['state']}
      label="Search and filter"
      search="Name"
      filters={[
        { name: 'level', label: 'Level', options: levels },
        { name: 'from', label: 'From' },
      ]}
    />,
  )
}

test('each filter that is set is named with a link that removes it alone; the tab stays', () => {
  show({ state: 'all', q: 'anna', level: '2', from: '2026-11-21' })
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Level: Level 2', '/admin/payments?state=all&q=anna&from=2026-11-21'],
    ['From: 21 Nov 2026', '/admin/payments?state=all&q=anna&level=2'],
    ['Clear filters', '/admin/payments?state=all'],
  ])
  expect(screen.getByText('Filter (2)')).toBeVisible()
  expect(document.querySelector('input[type=hidden]')).toHaveAttribute('name', 'state')
})

test('without filters there is nothing to remove', () => {
  show({ state: 'all' })
  expect(screen.queryAllByRole('link')).toEqual([])
  expect(screen.getByText('Filter')).toBeVisible()
})

test('a choice applies at once, typed text after a pause, and what is unchanged not at all', () => {
  show({ state: 'all' })
  act(() => {
    fireEvent.change(screen.getByLabelText('Level'), { target: { value: '2' } })
  })
  expect(mockRouter.push).toHaveBeenLastCalledWith('/admin/payments?state=all&level=2', { scroll: false })
  act(() => {
    fireEvent.change(screen.getByLabelText('Level'), { target: { value: '' } })
  })
  expect(mockRouter.push).toHaveBeenCalledTimes(1)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'anna' } })
  expect(mockRouter.replace).not.toHaveBeenCalled()
  act(() => {
    jest.runAllTimers()
  })
  expect(mockRouter.replace).toHaveBeenCalledWith('/admin/payments?state=all&q=anna', { scroll: false })
})

test('Escape closes the filters and returns to their button', () => {
  show({})
  const panel = document.querySelector('details')!
  panel.open = true
  fireEvent.keyDown(screen.getByLabelText('Level'), { key: 'Escape' })
  expect(panel.open).toBe(false)
  expect(panel.querySelector('summary')).toHaveFocus()
})
