import { z } from 'zod'
import { routing } from './routing'

/** A language of the site, in a form or an address. */
export const siteLanguage = z.enum(routing.locales)

/** The language of a database row; English for an unknown one. */
export const storedLanguage = siteLanguage.catch(routing.defaultLocale)
