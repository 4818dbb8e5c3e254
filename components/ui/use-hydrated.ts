import { useSyncExternalStore } from 'react'

/** Nothing to subscribe to: a document is hydrated once. */
const subscribe = () => () => {}

/**
 * Whether the browser's output may differ from the server's: false on the server and in the browser's first render,
 * which must match, then true.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
