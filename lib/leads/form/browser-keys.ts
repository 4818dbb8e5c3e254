// Separate from the form, because every page loads it to note the first touch and to check for pending enquiries.

/** The session storage key for the first touch, and the form field that sends it. */
export const FIRST_TOUCH_KEY = 'arrival'

/** The start of a visit: path, referrer as the browser gave it, and the `utm_` part of the query. */
export interface FirstTouch {
  readonly page: string
  readonly referrer: string
  readonly utm: string
}

/** The stored first touch, as JSON; empty if there is none. */
export function storedFirstTouch(): string {
  try {
    return sessionStorage.getItem(FIRST_TOUCH_KEY) ?? ''
  } catch {
    return ''
  }
}

/** The session and local storage key for enquiries that have not arrived. */
export const WAITING_KEY = 'enquiries'
