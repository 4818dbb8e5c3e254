import { contentOf } from '@/lib/content/content'
import { today } from '@/lib/dates'

/** The content of a site on which nothing has been published, which a test's database is. */
export const content = contentOf({}, today())
