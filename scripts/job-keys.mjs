/**
 * The job keys, with which the web server may do what nobody signed in asks for (private.require_job in the migrations):
 * one for each purpose, of which the database has only the SHA-256. Node's own modules only.
 */
import { createHash, randomBytes } from 'node:crypto'

/** The purposes, and the environment variable in which the web server has the key of each. */
export const JOB_KEYS = {
  'sign-in': 'JOB_KEY_SIGN_IN',
  // The secrets of authenticator apps are encrypted with this one, so that another makes them unreadable.
  'second-factor': 'JOB_KEY_SECOND_FACTOR',
  mail: 'JOB_KEY_MAIL',
  payments: 'JOB_KEY_PAYMENTS',
}

/** A new key: 32 random bytes, as base64url. */
export const newJobKey = () => randomBytes(32).toString('base64url')

/** What the database keeps of a key: its SHA-256, as hexadecimal digits. */
export const hashOfJobKey = (key) => createHash('sha256').update(key).digest('hex')
