import { files } from '@/lib/routes'
import type { Language, Localized } from './localized'

/** The year that the brochures carry. */
export const brochureYear = 2025

/** Where the English brochure that the build makes is served; `BROCHURE_EN_URL` replaces it. */
export const brochurePathEn = files.brochure('biblical-counselling-2025-en.pdf')

/** Where the Afrikaans brochure that the build makes is served; `BROCHURE_AF_URL` replaces it. */
export const brochurePathAf = files.brochure('bybelse-berading-2025-af.pdf')

/** A brochure: the language it is written in, its address, its title in that language, and the text of a link to it. */
export type Brochure = {
  readonly language: Language
  readonly path: string
  readonly title: string
  readonly linkText: Localized
}

/** The two brochures, in the order in which pages offer them. */
export const brochures: readonly [Brochure, Brochure] = [
  {
    language: 'af',
    path: brochurePathAf,
    title: `Bybelse Berading: kursusse ${brochureYear}`,
    linkText: {
      en: `Afrikaans brochure ${brochureYear} (PDF)`,
      af: `Afrikaanse brosjure ${brochureYear} (PDF)`,
    },
  },
  {
    language: 'en',
    path: brochurePathEn,
    title: `Biblical Counselling: courses ${brochureYear}`,
    linkText: { en: `English brochure ${brochureYear} (PDF)`, af: `Engelse brosjure ${brochureYear} (PDF)` },
  },
]
