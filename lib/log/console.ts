import { isNoted, logError, logEvent } from './log'

/** Whether an error has a line, or gets one: Next gives a digest to those that it hands to `onRequestError` as well. */
const isToldElsewhere = (error: Error) => isNoted(error) || 'digest' in error

/**
 * From now on what Next and packages write to the console of this process goes to the log, an error as its facts, texts
 * without values, and of other objects nothing.
 */
export function takeConsole(): void {
  for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const)
    console[method] = (...values: unknown[]) => {
      const error = values.find((value) => value instanceof Error)
      if (error && isToldElsewhere(error)) return
      const text = values.filter((value) => typeof value !== 'object').join(' ')
      if (method === 'error') logError('console', error ?? { name: 'Message' }, { text })
      else logEvent(method === 'log' ? 'info' : method, 'console', { text })
    }
}
