import { z } from 'zod'

/** A column that holds a moment, given as ISO 8601 in UTC. */
export const isoTime = z.string().transform((time) => new Date(time).toISOString())
