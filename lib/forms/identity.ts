/** Identifies a person, in the same way as the database (core.sql). Keep it light: visitors load it. */

/**
 * Cleans a text for storage: NFC, trimmed, single spaces, no line breaks, control or invisible characters, which could
 * reverse the direction of text. `private.clean_text` does the same.
 */
export const cleanText = (text: string) =>
  text
    .replaceAll(/(?![\t-\r\x85])[\p{Cc}\p{Cs}\p{DI}\u2800]/gu, '')
    .replaceAll(/[\s\x85]+/g, ' ')
    .normalize()
    .trim()

/**
 * Normalises an e-mail address for comparison: lower case, domain in Punycode; an E.164 phone number is unchanged.
 * `private.normal_email` does the same.
 */
export function emailKey(address: string): string {
  const lowered = cleanText(address).toLowerCase()
  const at = lowered.lastIndexOf('@') + 1
  const host = `http://${lowered.slice(at)}`
  return /[^ -~]/.test(host) && URL.canParse(host) ? lowered.slice(0, at) + new URL(host).hostname : lowered
}

/** Maximum length of an e-mail address (RFC 5321, 4.5.3.1.3, without its brackets). Here without zod, for the forms. */
export const EMAIL_LENGTH = 254
