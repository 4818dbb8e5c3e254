import { type WorkStore, workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external'
import { timeLeft } from './request-deadline'

const request = (route: string) => ({ route }) as WorkStore

test('all calls of a request share one time, and each request has its own', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000)
  const [one, other] = [request('/blog'), request('/blog')]
  expect(workAsyncStorage.run(one, timeLeft)).toBe(3500)
  now.mockReturnValue(4000)
  expect(workAsyncStorage.run(one, timeLeft)).toBe(500)
  expect(workAsyncStorage.run(other, timeLeft)).toBe(3500)
  now.mockReturnValue(9000)
  expect(workAsyncStorage.run(one, timeLeft)).toBeLessThan(0)
  now.mockRestore()
})

test('outside of a request there is no limit', () => {
  expect(timeLeft()).toBe(Infinity)
})
