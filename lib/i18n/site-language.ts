import { z } from 'zod'
import { routing } from './routing'

/** One of the two languages, as forms and the database give it. */
export const siteLanguage = z.enum(routing.locales)
