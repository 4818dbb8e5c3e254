import { useEffect, useEffectEvent } from 'react'

/** From the last key, in milliseconds. */
const PAUSE = 400

/** Reports that the form opened, changed or paused, or that the page is being left (by default the same as a pause). */
export function useFormActivity(
  { watch }: { readonly watch: (changed: () => void) => { unsubscribe: () => void } },
  told: Readonly<Record<'onOpen' | 'onChange' | 'onPause', () => void>> & { readonly onLeave?: () => void },
) {
  const onOpen = useEffectEvent(told.onOpen)
  const onChange = useEffectEvent(told.onChange)
  const onPause = useEffectEvent(told.onPause)
  const onLeave = useEffectEvent(told.onLeave ?? told.onPause)
  useEffect(() => {
    const opening = setTimeout(() => onOpen())
    let timer: ReturnType<typeof setTimeout> | undefined
    const leave = () => onLeave()
    const subscription = watch(() => {
      onChange()
      clearTimeout(timer)
      timer = setTimeout(() => onPause(), PAUSE)
    })
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      subscription.unsubscribe()
      clearTimeout(opening)
      clearTimeout(timer)
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
      leave()
    }
  }, [watch])
}
