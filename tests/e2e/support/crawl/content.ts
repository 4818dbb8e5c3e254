import { contentOf } from '@/lib/content/content'
import { today } from '@/lib/dates'

/** The default content, as a test's database has none published. */
export const content = contentOf({}, today())
