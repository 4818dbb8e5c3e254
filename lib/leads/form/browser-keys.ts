// Apart from the form, because every page loads it: to note how the visit began, and to see whether an enquiry waits.

/** The key of session storage under which the browser keeps its first touch, and the form's field that sends it. */
export const FIRST_TOUCH_KEY = 'arrival'

/** How a visit began: the path, the referrer as the browser named it, and the `utm_` part of the query. */
export interface FirstTouch {
  readonly page: string
  readonly referrer: string
  readonly utm: string
}

/** The first touch as the browser keeps it, in JSON; empty where it keeps none. */
export function storedFirstTouch(): string {
  try {
    return sessionStorage.getItem(FIRST_TOUCH_KEY) ?? ''
  } catch {
    return ''
  }
}

/** The key of session and local storage under which the browser keeps enquiries that have not arrived. */
export const WAITING_KEY = 'enquiries'
