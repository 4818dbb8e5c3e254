/**
 * What counts as an e-mail address, on every form and in the look-up of a person. The database checks the same
 * (tests/db/contact-rules.test.ts).
 */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** The most characters of an e-mail address. */
export const EMAIL_LENGTH = 254
