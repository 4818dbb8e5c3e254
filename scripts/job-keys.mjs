/**
 * The job keys, which authorize the web server's work without a signed-in user (private.require_job in the migrations):
 * one per purpose, of which the database has only the SHA-256. Node's own modules only.
 */
import { createHash, randomBytes } from 'node:crypto'

/** The purposes, with the environment variable of each key. */
export const JOB_KEYS = {
  'sign-in': 'JOB_KEY_SIGN_IN',
  // Encrypts the secrets of authenticator apps; a new one makes them unreadable.
  'second-factor': 'JOB_KEY_SECOND_FACTOR',
  mail: 'JOB_KEY_MAIL',
  payments: 'JOB_KEY_PAYMENTS',
}

/** A new key: 32 random bytes, as base64url. */
export const newJobKey = () => randomBytes(32).toString('base64url')

/** The database's form of a key: its SHA-256 in hexadecimal. */
export const hashOfJobKey = (key) => createHash('sha256').update(key).digest('hex')
