/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react'
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { type MenuKey, menuOf } from '@/lib/staff-menu/entries'
import af from '@/messages/af.json'
import { StaffMenu, WaitingCounts } from './staff-menu'

const menu = menuOf('admin')

/** The menu on a page, in Afrikaans. */
function page(address: string, waiting: Partial<Record<MenuKey, number>>) {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  return (
    <SearchParamsContext value={searchParams}>
      <PathnameContext value={pathname}>
        <WaitingCounts waiting={waiting}>
          <StaffMenu label={af.Staff.menu.label} menu={menu} words={af.Staff.menu} />
        </WaitingCounts>
      </PathnameContext>
    </SearchParamsContext>
  )
}

test('entries lead to their pages in the language of the page, with what waits, the present one marked', () => {
  render(page('/af/admin/leads?status=new', { new: 1204 }))
  const nuut = screen.getByRole('link', { name: /^Nuut 1.204$/ })
  expect(nuut).toHaveAttribute('href', '/af/admin/leads?status=new')
  expect(nuut).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Belangstellendes' })).not.toHaveAttribute('aria-current')
  const money = screen.getByRole('list', { name: 'Geld' })
  expect(
    within(money)
      .getAllByRole('link')
      .map(({ textContent }) => textContent!.trim()),
  ).toEqual([
    'Betalings',
    'Planne',
    'Bewyse',
    'Verskuldigde bedrae',
    'Kasboek',
    'Kennisgewings',
    'Maandverslag',
  ])
})

test('a page opened much later has the counts read again, until the frame brings its own', async () => {
  const read = jest.fn(async () => ({ ok: true, json: async () => ({ spam: 2 }) }))
  Object.assign(globalThis, { fetch: read })
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000)
  const first = { spam: 1 }
  const spam = () => screen.getByRole('link', { name: /^Gemorspos/ }).textContent
  const { rerender } = render(page('/af/admin/leads', first))
  await act(async () => rerender(page('/af/admin/mail', first)))
  expect(read).not.toHaveBeenCalled()
  now.mockReturnValue(1_031_000)
  await act(async () => rerender(page('/af/admin/staff', first)))
  expect(read).toHaveBeenCalledWith('/api/waiting')
  expect(spam()).toBe('Gemorspos 2')
  await act(async () => rerender(page('/af/admin/staff', { spam: 3 })))
  expect(spam()).toBe('Gemorspos 3')
  now.mockRestore()
})
