/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useDraftCopies } from './draft-sync'
import { emptyPost, newBase } from './open-post'

// No receipt is written here, and pdfkit finds its files by a path that jsdom lacks.
jest.mock('pdfkit', () => class {})

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** Answers the request that waits longest. */
const answers: (() => void)[] = []
const answer = () => act(async () => answers.shift()!())

test('the server has the draft once it answers, but not by an answer that comes after the post was saved', async () => {
  window.fetch = () => new Promise((resolve) => answers.push(() => resolve({ ok: true } as Response)))
  const copies = renderHook(() => useDraftCopies('somebody')).result
  const base = newBase()
  const { input } = emptyPost('en', base)
  const keep = (title: string) =>
    act(async () => {
      copies.current.keep(base, { ...input, title })
      await jest.advanceTimersByTimeAsync(2000)
    })
  await keep('Grace')
  await answer()
  expect(copies.current.onServer).toBe(true)
  await keep('Grace and truth')
  act(() => copies.current.drop(base.id))
  await answer()
  expect(copies.current.onServer).toBe(false)
})
