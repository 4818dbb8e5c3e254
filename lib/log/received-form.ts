import { shared } from '@/lib/next/shared'
import { errorFacts } from './error-facts'

/** The form or action that is being answered; undefined for any other request. */
export function receivedForm() {
  const progress = shared.progress.getStore()
  return progress?.isForm ? progress : undefined
}

/** Places in Next, and in Node or in what is known by name alone. */
const OF_NEXT = /[/_]next[/_]dist[/_]/
const OF_NODE = /node:|\((?:native|<anonymous>|index \d+)\)/

/**
 * Whether an error says that the form which is being answered is malformed, or has broken off: Next has thrown it and no
 * code of the site has seen it. The form is refused from then on, with the error's own status where that is the client's.
 */
export function isMalformed(error: unknown): boolean {
  const form = receivedForm()
  const { frames = [], message } = errorFacts(error)
  const isOutside = frames.every((frame) => OF_NODE.test(frame) || OF_NEXT.test(frame))
  if (!form || !isOutside || !(message === 'aborted' || frames.some((frame) => OF_NEXT.test(frame))))
    return false
  const { statusCode } = error as { statusCode?: unknown }
  form.refusal = typeof statusCode === 'number' && statusCode < 500 ? statusCode : 400
  return true
}
