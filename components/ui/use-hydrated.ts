import { useSyncExternalStore } from 'react'

/** There is no change to tell of: a document is hydrated once. */
const subscribe = () => () => {}

/** Whether React has taken over what the document holds: false on the server, and while React does so. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
