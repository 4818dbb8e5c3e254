// Apart from the rest, because every page looks whether something waits.

/** The key of session and local storage under which the browser keeps enquiries that have not arrived. */
export const WAITING_KEY = 'enquiries'
