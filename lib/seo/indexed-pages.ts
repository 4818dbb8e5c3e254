import { levels, programme } from '@/lib/content/courses'
import { privacyLastUpdated } from '@/lib/content/privacy'
import { termsLastUpdated } from '@/lib/content/terms'

/** A page that search engines list in both languages, by its unprefixed path. */
export interface IndexedPage {
  readonly path: string
  /** The day of the last change of its text (ISO 8601), where the text itself says so. */
  readonly changed?: string
}

/** Every indexable page but those of the blog. Of most nobody knows when they changed, so they carry no date. */
export const indexedPages: readonly IndexedPage[] = [
  { path: '/' },
  { path: '/about' },
  { path: '/courses' },
  { path: programme.path },
  ...levels.map(({ path }) => ({ path })),
  { path: '/contact' },
  { path: '/landing' },
  { path: '/privacy-policy', changed: privacyLastUpdated },
  { path: '/terms', changed: termsLastUpdated },
]
