import { z } from 'zod'
import { routing } from './routing'

/** A language of the site, as a form or an address names it. */
export const siteLanguage = z.enum(routing.locales)

/** The language of a row of the database; English for one that the site does not have. */
export const storedLanguage = siteLanguage.catch(routing.defaultLocale)
