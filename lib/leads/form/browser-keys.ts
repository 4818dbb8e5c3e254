// Separate from the form, because every page loads it, for the first touch and pending enquiries.

/** Session storage key of the first touch, and its form field. */
export const FIRST_TOUCH_KEY = 'arrival'

/** The start of a visit: path, referrer, and the `utm_` part of the query. */
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

/** Session and local storage key of pending enquiries. */
export const WAITING_KEY = 'enquiries'

/** Whether an enquiry is pending. */
export function somethingWaits(): boolean {
  try {
    return Boolean(sessionStorage.getItem(WAITING_KEY) ?? localStorage.getItem(WAITING_KEY))
  } catch {
    return false
  }
}
