/** The limits of a password: NIST SP 800-63B counts its length, not the kinds of its characters. */
export const PASSWORD_LIMITS = { characters: 12, bytes: 72 } as const

/** Why a new password is refused. Only the server finds `common`, and only a hosted project `weak`. */
export type PasswordCode = 'tooShort' | 'tooLong' | 'hasName' | 'same' | 'common' | 'weak'

/** A shorter name is part of too many words to be forbidden. */
const SHORTEST_NAME = 3

/**
 * The first rule that a new password breaks, or null; the same in the browser and on the server. Longer passwords are
 * refused because bcrypt ignores everything after 72 bytes.
 * @param account the e-mail address and the current password, as far as they are known.
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
