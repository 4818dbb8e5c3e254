import { z } from 'zod'
import { provider } from '@/lib/provider/provider'
import { files } from '@/lib/routes'
import { count, file } from '../fields'
import { type Localized, localized } from '../localized'

/** The brochure: drawn by the site, or an uploaded file of the provider. */
export const brochureSchema = z.strictObject({
  year: count(2020, 2100),
  ownEn: file().optional(),
  ownAf: file().optional(),
})

/** The brochure as the office edits it. */
export type BrochureDocument = z.infer<typeof brochureSchema>

/** The year until the provider publishes another. */
export const brochure: BrochureDocument = { year: 2025 }

type BrochureLanguage = 'en' | 'af'

/** A brochure: its language, its address, its title in that language, and the text of a link to it. */
export type Brochure = {
  readonly language: BrochureLanguage
  readonly path: string
  readonly title: string
  readonly linkText: Localized
}

/** The file name of the brochure that the site draws in a language. */
const nameOf = (language: BrochureLanguage, year: number | string) =>
  `${provider.brochureNames[language]}-${year}-${language}.pdf`

/** The language of a brochure's file name, of any year; null for any other name. */
export function brochureLanguage(name: string): BrochureLanguage | null {
  const year = /-(\d{4})-/.exec(name)?.[1]
  if (year === undefined) return null
  return (['af', 'en'] as const).find((language) => nameOf(language, year) === name) ?? null
}

/** The two brochures of a subject, Afrikaans first, as pages offer them. */
export function brochuresOf(
  { year, ownEn, ownAf }: BrochureDocument,
  subject: Localized,
): readonly [Brochure, Brochure] {
  return [
    {
      language: 'af',
      path: ownAf ?? files.brochure(nameOf('af', year)),
      title: `${subject.af}: kursusse ${year}`,
      linkText: localized({
        en: `Afrikaans brochure ${year} (PDF)`,
        af: `Afrikaanse brosjure ${year} (PDF)`,
      }),
    },
    {
      language: 'en',
      path: ownEn ?? files.brochure(nameOf('en', year)),
      title: `${subject.en}: courses ${year}`,
      linkText: localized({ en: `English brochure ${year} (PDF)`, af: `Engelse brosjure ${year} (PDF)` }),
    },
  ]
}
