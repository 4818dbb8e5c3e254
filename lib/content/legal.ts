import type { Path } from '@/lib/routes'
import type { Localized } from './localized'

/** A link inside a legal text, to a page of this site or out of it. */
export type LegalLink = { readonly label: Localized } & ({ readonly path: Path } | { readonly href: string })

/** Something that the site keeps in the visitor's browser, under the name that the browser shows. */
export type StorageKey = {
  readonly name: string
  readonly place: Localized
  readonly purpose: Localized
  readonly kept: Localized
}

/** One piece of a legal text: prose, a list, named points, the table of browser storage, or links. */
export type LegalBlock =
  | { readonly kind: 'paragraph'; readonly text: Localized }
  | { readonly kind: 'list'; readonly items: readonly Localized[] }
  | {
      readonly kind: 'definitions'
      readonly items: readonly { readonly term: Localized; readonly text: Localized }[]
    }
  | { readonly kind: 'storage'; readonly items: readonly StorageKey[] }
  | { readonly kind: 'links'; readonly items: readonly LegalLink[] }

/** A section of a legal text; its id is the anchor in the address, the same in both languages. */
export type LegalSection = {
  readonly id: string
  readonly title: Localized
  readonly blocks: readonly LegalBlock[]
}
