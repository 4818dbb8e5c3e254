'use client'

import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** A pause in the typing begins this long after the last key, in milliseconds. */
const PAUSE = 400

/**
 * Tells what happens in a form: it was opened, something changed, nothing has changed for a moment or the page is being
 * left.
 */
export function useWhileTyping(
  { watch }: UseFormReturn<FieldValues>,
  told: Readonly<Record<'onOpen' | 'onChange' | 'onPause', () => void>>,
) {
  const onOpen = useEffectEvent(told.onOpen)
  const onChange = useEffectEvent(told.onChange)
  const onPause = useEffectEvent(told.onPause)
  useEffect(() => {
    const opening = setTimeout(() => onOpen())
    let timer: ReturnType<typeof setTimeout> | undefined
    const pause = () => onPause()
    const subscription = watch(() => {
      onChange()
      clearTimeout(timer)
      timer = setTimeout(pause, PAUSE)
    })
    window.addEventListener('pagehide', pause)
    document.addEventListener('visibilitychange', pause)
    return () => {
      subscription.unsubscribe()
      clearTimeout(opening)
      clearTimeout(timer)
      window.removeEventListener('pagehide', pause)
      document.removeEventListener('visibilitychange', pause)
      pause()
    }
  }, [watch])
}
