import { useSyncExternalStore } from 'react'

/** A document is hydrated once. */
const subscribe = () => () => {}

/**
 * Whether the browser may render differently from the server: false on the server and in the first render, which must
 * match, then true.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
