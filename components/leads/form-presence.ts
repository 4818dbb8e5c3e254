import { useSyncExternalStore } from 'react'

let isHere = false
const listeners = new Set<() => void>()

/** Notes whether the lead form, which sends pending enquiries itself, is on the page. */
export function noteForm(here: boolean): void {
  isHere = here
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the lead form is on the page, once its scripts are loaded. */
export const useFormPresence = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isHere,
    () => false,
  )
