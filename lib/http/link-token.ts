import { z } from 'zod'

/** The format of the token in a mailed link (`private.mail_token`), not proof that it exists. */
export const linkToken = z.string().regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}_[\da-f]{64}$/)

/** For reads by a link or code. These cannot be guessed; the limit protects the database from attempts. */
export const LINK_LIMIT = { concurrency: 8, queueSize: 40, timeout: 1500 }
