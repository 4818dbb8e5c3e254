/** The rules of a password: NIST SP 800-63B has length count and composition not. Known to browser and server alike. */
export const PASSWORD_LIMITS = { characters: 12, bytes: 72 } as const

/** What may be wrong with a new password; `common` only the server finds, `weak` only a hosted project. */
export type PasswordCode = 'tooShort' | 'tooLong' | 'hasName' | 'same' | 'common' | 'weak'

/** Shorter names stand in half of all words. */
const SHORTEST_NAME = 3

/**
 * The first rule that a new password breaks, or null. bcrypt, which keeps it, cuts after 72 bytes.
 * @param of the account's e-mail address and present password, as far as they are known.
 */
export function passwordFault(
  password: string,
  of: { email?: string; present?: string } = {},
): PasswordCode | null {
  if ([...password].length < PASSWORD_LIMITS.characters) return 'tooShort'
  if (new TextEncoder().encode(password).length > PASSWORD_LIMITS.bytes) return 'tooLong'
  const name = of.email?.split('@')[0]?.toLowerCase() ?? ''
  if (name.length >= SHORTEST_NAME && password.toLowerCase().includes(name)) return 'hasName'
  return password === of.present ? 'same' : null
}
