import { isNoted, logError, logEvent } from './log'
import { isMalformed, receivedForm } from './received-form'

/** Whether an error has a line, or gets one: Next gives a digest to those that it hands to `onRequestError` as well. */
const isToldElsewhere = (error: Error) => isNoted(error) || 'digest' in error

/** What Next says of a picture that is not there: anybody can ask for as many as they like. */
const MISSING_PICTURE = /image response failed for .* 40[04]$/

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
      // What Next says of a malformed form, an unknown action or the origin of one: anybody can send as many as they like.
      const isNoAction = (method === 'warn' && error) || /Server Actions request/.test(text)
      if (MISSING_PICTURE.test(text) || (receivedForm() && (isNoAction || isMalformed(error))))
        logEvent('debug', 'console', { text: error?.message ?? text })
      else if (method === 'error') logError('console', error ?? { name: 'Message' }, { text })
      else logEvent(method === 'log' ? 'info' : method, 'console', { text })
    }
}
