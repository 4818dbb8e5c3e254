/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react'
import { replaceAddress, useLeaveGuard } from './leave-guard'

const address = (hash: string) => new URL(`/blog/admin${hash}`, window.location.href)

test('an address that is written while the guard is being removed stays', async () => {
  window.history.replaceState(null, '', address('#edit=1'))
  const { rerender } = renderHook(({ active }) => useLeaveGuard(active, 'Leave?'), {
    initialProps: { active: true },
  })
  const removed = new Promise((resolve) => window.addEventListener('popstate', resolve, { capture: true }))
  rerender({ active: false })
  replaceAddress(address(''))
  await removed
  expect(window.location.href).toBe(address('').href)
  expect(window.history.length).toBe(2)
})
