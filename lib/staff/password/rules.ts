/** NIST SP 800-63B counts length, not kinds of characters. */
const PASSWORD_LIMITS = { characters: 12, bytes: 72 } as const

const passwordCodes = ['tooShort', 'tooLong', 'hasName', 'same', 'weak'] as const

/** Only the server and a hosted project find `weak`. */
export type PasswordCode = (typeof passwordCodes)[number]

/** Whether a form's error code belongs to its new password. */
export function isPasswordCode(code: string): code is PasswordCode {
  return passwordCodes.some((each) => each === code)
}

/** A shorter name is part of too many words to be forbidden. */
const SHORTEST_NAME = 3

/**
 * The first rule a new password breaks, or null; for browser and server alike. Bcrypt ignores everything after 72
 * bytes, hence the limit.
 * @param account e-mail address and current password, if known.
 */
export function passwordError(
  password: string,
  account: { email?: string; current?: string } = {},
): PasswordCode | null {
  if ([...password].length < PASSWORD_LIMITS.characters) return 'tooShort'
  if (new TextEncoder().encode(password).length > PASSWORD_LIMITS.bytes) return 'tooLong'
  const name = account.email?.split('@')[0]?.toLowerCase() ?? ''
  if (name.length >= SHORTEST_NAME && password.toLowerCase().includes(name)) return 'hasName'
  return password === account.current ? 'same' : null
}
