import { z } from 'zod'
import { files } from '@/lib/routes'
import { count, file } from '../fields'
import { type Localized, localized } from '../localized'

/** The brochure: the one that the site draws, or a file of the provider's own. */
export const brochureSchema = z.strictObject({
  /** The year that the brochures carry. */
  year: count(2020, 2100),
  ownEn: file().optional(),
  ownAf: file().optional(),
})

/** The brochure as the office edits it. */
export type BrochureDocument = z.infer<typeof brochureSchema>

/** The year until the provider has published another. */
export const brochure: BrochureDocument = { year: 2025 }

/** The languages that there are brochures in. */
type BrochureLanguage = 'en' | 'af'

/** A brochure: the language it is written in, its address, its title in that language, and the text of a link to it. */
export type Brochure = {
  readonly language: BrochureLanguage
  readonly path: string
  readonly title: string
  readonly linkText: Localized
}

/** What the site calls the brochure that it draws in a language. */
const names: Readonly<Record<BrochureLanguage, (year: number | string) => string>> = {
  af: (year) => `bybelse-berading-${year}-af.pdf`,
  en: (year) => `biblical-counselling-${year}-en.pdf`,
}

/** The language of the brochure that has, or once had, or may have a name; null where the site calls none so. */
export function brochureLanguage(name: string): BrochureLanguage | null {
  const year = /-(\d{4})-/.exec(name)?.[1]
  if (year === undefined) return null
  return (['af', 'en'] as const).find((language) => names[language](year) === name) ?? null
}

/** The two brochures, Afrikaans first, as pages offer them. */
export function brochuresOf({ year, ownEn, ownAf }: BrochureDocument): readonly [Brochure, Brochure] {
  return [
    {
      language: 'af',
      path: ownAf ?? files.brochure(names.af(year)),
      title: `Bybelse Berading: kursusse ${year}`,
      linkText: localized({
        en: `Afrikaans brochure ${year} (PDF)`,
        af: `Afrikaanse brosjure ${year} (PDF)`,
      }),
    },
    {
      language: 'en',
      path: ownEn ?? files.brochure(names.en(year)),
      title: `Biblical Counselling: courses ${year}`,
      linkText: localized({ en: `English brochure ${year} (PDF)`, af: `Engelse brosjure ${year} (PDF)` }),
    },
  ]
}
