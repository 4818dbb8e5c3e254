import { progress } from '@/lib/next/shared'
import { errorFacts } from './error-facts'

/** Frames in Next; and in Node, or without a file. */
const OF_NEXT = /[/_]next[/_]dist[/_]/
const OF_NODE = /node:|\((?:native|<anonymous>|index \d+)\)/

/** Messages of errors that Node throws without a frame of Next: the visitor left, or the parts are malformed (Node 24). */
const MESSAGES_OF_NODE = ['aborted', 'Failed to parse body as FormData.']

/**
 * Whether the current form is malformed or was cut off: Next threw the error, without code of the site. The form is
 * then refused, with the error's status if that is a client error.
 */
export function isMalformed(error: unknown): boolean {
  const request = progress()
  const { frames = [], message = '' } = errorFacts(error)
  const isOutside = frames.every((frame) => OF_NODE.test(frame) || OF_NEXT.test(frame))
  const isOfNext = MESSAGES_OF_NODE.includes(message) || frames.some((frame) => OF_NEXT.test(frame))
  if (!request.isForm || !isOutside || !isOfNext) return false
  const { statusCode } = error as { statusCode?: unknown }
  request.refusal = typeof statusCode === 'number' && statusCode < 500 ? statusCode : 400
  return true
}
