import { useEffect, useEffectEvent, useState } from 'react'
import { type Result, fail } from '@/lib/result'

/**
 * The answer to the question that `key` names, null until it arrives; `failed` if it does not. Asks after `delay`
 * milliseconds without another key, nothing for null, and drops answers to former questions.
 */
export function useAnswer<Data, Code extends string>(
  key: string | null,
  delay: number,
  ask: () => Promise<Result<Data, Code>>,
): Result<Data, Code | 'failed'> | null {
  const [read, setRead] = useState<{ key: string; answer: Result<Data, Code | 'failed'> } | null>(null)
  const send = useEffectEvent(ask)

  useEffect(() => {
    if (key === null) return
    let isStale = false
    const timer = setTimeout(async () => {
      const answer = await send().catch(() => fail('failed'))
      if (!isStale) setRead({ key, answer })
    }, delay)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [key, delay])

  return read !== null && read.key === key ? read.answer : null
}
