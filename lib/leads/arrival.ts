/** The key of session storage that keeps how a visit began, and the form's field that sends it. */
export const ARRIVAL_KEY = 'arrival'

/** What the browser keeps: the path, the referrer as it named it, and the `utm_` part of the query. */
export interface Arrival {
  readonly page: string
  readonly referrer: string
  readonly utm: string
}
