import { contentOf } from '@/lib/content/content'
import { today } from '@/lib/dates'

/** The default content: nothing has been published in a test's database. */
export const content = contentOf({}, today())
