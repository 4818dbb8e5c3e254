/** What identifies a person, as it is stored and as it is compared; the database does the same (core.sql). Light: visitors load it. */

/**
 * A text as it is stored: NFC, trimmed, with single spaces, without line breaks, control and invisible characters, which
 * could turn the direction of what follows. `private.clean_text` does the same.
 */
export const cleanText = (text: string) =>
  text
    .replaceAll(/(?![\t-\r\x85])[\p{Cc}\p{Cs}\p{DI}\u2800]/gu, '')
    .replaceAll(/[\s\x85]+/g, ' ')
    .normalize()
    .trim()

/**
 * An e-mail address as it is compared: in lower case, its domain in Punycode. A phone number in E.164 stays as it is.
 * `private.normal_email` does the same.
 */
export function emailKey(address: string): string {
  const lowered = cleanText(address).toLowerCase()
  const at = lowered.lastIndexOf('@') + 1
  const host = `http://${lowered.slice(at)}`
  return /[^ -~]/.test(host) && URL.canParse(host) ? lowered.slice(0, at) + new URL(host).hostname : lowered
}

/** The most characters of an e-mail address (RFC 5321, 4.5.3.1.3, without its brackets). Without zod, for the forms. */
export const EMAIL_LENGTH = 254
