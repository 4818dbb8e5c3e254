/**
 * The job keys, which authorize the web server's work without a signed-in user (private.require_job in the migrations):
 * one per purpose, derived from JOB_SECRET. The database has only their SHA-256. Node's own modules only.
 */
import { createHash, hkdfSync, randomBytes } from 'node:crypto'

/** The purposes, each with the variable that held its key before there was a secret; where set, it still does. */
export const JOB_KEYS = {
  'sign-in': 'JOB_KEY_SIGN_IN',
  // Encrypts the secrets of authenticator apps; a new one makes them unreadable.
  'second-factor': 'JOB_KEY_SECOND_FACTOR',
  mail: 'JOB_KEY_MAIL',
  payments: 'JOB_KEY_PAYMENTS',
}

/** A new key or secret: 32 random bytes, as base64url. */
export const newJobKey = () => randomBytes(32).toString('base64url')

/**
 * The key of a purpose; undefined if the environment has neither a secret nor that key. Of a secret and a former one,
 * with a comma between them, the former makes the key of two-step verification.
 * @param {keyof typeof JOB_KEYS} purpose
 * @param {Readonly<Record<string, string | undefined>>} source
 * @returns {string | undefined}
 */
export function jobKeyOf(purpose, source) {
  const secret = source.JOB_SECRET?.split(',').at(purpose === 'second-factor' ? -1 : 0)
  return (
    source[JOB_KEYS[purpose]] ||
    (secret && Buffer.from(hkdfSync('sha256', secret, '', `job key: ${purpose}`, 32)).toString('base64url'))
  )
}

/**
 * Every key that the environment gives, by its variable.
 * @param {Readonly<Record<string, string | undefined>>} source
 */
export const jobKeysOf = (source) =>
  Object.fromEntries(
    Object.entries(JOB_KEYS).map(([purpose, name]) => [
      name,
      jobKeyOf(/** @type {keyof typeof JOB_KEYS} */ (purpose), source),
    ]),
  )

/**
 * The database's form of a key: its SHA-256 in hexadecimal.
 * @param {string} key
 */
export const hashOfJobKey = (key) => createHash('sha256').update(key).digest('hex')
