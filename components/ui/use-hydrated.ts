import { useSyncExternalStore } from 'react'

/** There is no change to tell of: a document is hydrated once. */
const subscribe = () => () => {}

/**
 * Whether the browser may show something else than the server: false on the server and in the first rendering in the browser,
 * which has to be the same; then true.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
