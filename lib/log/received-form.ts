import { progress } from '@/lib/next/shared'
import { errorFacts } from './error-facts'

/** Places in Next, and in Node or in what is known by name alone. */
const OF_NEXT = /[/_]next[/_]dist[/_]/
const OF_NODE = /node:|\((?:native|<anonymous>|index \d+)\)/

/**
 * Whether an error says that the form which is being answered is malformed, or has broken off: Next has thrown it and no
 * code of the site has seen it. The form is refused from then on, with the error's own status where that is the client's.
 */
export function isMalformed(error: unknown): boolean {
  const request = progress()
  const { frames = [], message } = errorFacts(error)
  const isOutside = frames.every((frame) => OF_NODE.test(frame) || OF_NEXT.test(frame))
  const isOfNext = message === 'aborted' || frames.some((frame) => OF_NEXT.test(frame))
  if (!request.isForm || !isOutside || !isOfNext) return false
  const { statusCode } = error as { statusCode?: unknown }
  request.refusal = typeof statusCode === 'number' && statusCode < 500 ? statusCode : 400
  return true
}
