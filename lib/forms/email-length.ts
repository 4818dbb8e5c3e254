/** The most characters of an e-mail address (RFC 5321, 4.5.3.1.3, without its brackets). Without zod, for the forms. */
export const EMAIL_LENGTH = 254
