/** The longest slug that the database takes. */
export const SLUG_LENGTH = 200

/**
 * The address part for a title (specification, section 5, slug auto-fill): lower case, each run of other characters
 * a single hyphen, none at the ends. Letters are parted from their marks first, so that `sê` gives `se`.
 */
export function slugify(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LENGTH)
    .replace(/^-+|-+$/g, '')
}
