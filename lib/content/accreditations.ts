import type { Localized } from './localized'
import { organisation } from './organisation'

/** The icon of an accreditation card. */
export type AccreditationIcon = 'council' | 'seminary' | 'professional-body'

/** A card of the section 'Accreditations & Partnerships'. */
export type Accreditation = {
  readonly icon: AccreditationIcon
  readonly title: Localized
  readonly status: Localized
  readonly description: Localized
  readonly link: string
}

/**
 * The three accreditations in the order of the home page. The provider has not given the names and addresses of the
 * bodies yet; a link on example.org counts as a sample until it is replaced together with its title.
 */
export const accreditations: readonly Accreditation[] = [
  {
    icon: 'council',
    title: { en: 'Trades and occupations quality council', af: 'Gehalteraad vir ambagte en beroepe' },
    status: { en: 'Accredited', af: 'Geakkrediteer' },
    description: {
      en: 'We are accredited as a skills development provider by the quality council for trades and occupations.',
      af: 'Ons is as verskaffer van vaardigheidsontwikkeling by die gehalteraad vir ambagte en beroepe geakkrediteer.',
    },
    link: 'https://example.org/quality-council',
  },
  {
    icon: 'seminary',
    title: { en: 'Partner seminary', af: 'Vennootseminarium' },
    status: { en: 'Approved', af: 'Goedgekeur' },
    description: {
      en: 'We are approved through our partner seminary. Level 3 leads to a B.A.T.S. degree through the partner institution.',
      af: 'Ons is deur ons vennootseminarium goedgekeur. Vlak 3 lei deur die vennootinstelling tot ’n\u00a0B.A.T.S.-graad.',
    },
    link: 'https://example.org/partner-seminary',
  },
  {
    icon: 'professional-body',
    title: {
      en: 'Professional body for non-psychological counsellors',
      af: 'Beroepsliggaam vir niesielkundige beraders',
    },
    status: { en: 'Registered', af: 'Geregistreer' },
    description: {
      en: 'We are registered with the professional body for counsellors who are not psychologists.',
      af: 'Ons is geregistreer by die beroepsliggaam vir beraders wat nie sielkundiges is nie.',
    },
    link: 'https://example.org/professional-body',
  },
]

/** The disclaimer of the home page: what the provider is not, and whom to ask. */
export const disclaimer = {
  statement: {
    en: 'We are not registered with the Department of Higher Education and Training, and we do not issue national qualifications.',
    af: 'Ons is nie by die Departement van Hoër Onderwys en Opleiding geregistreer nie, en ons reik nie nasionale kwalifikasies uit nie.',
  },
  invitation: {
    en: `If you have any doubt, please write to us at ${organisation.email}.`,
    af: `As jy enigsins twyfel, skryf asseblief aan ${organisation.email}.`,
  },
} as const satisfies { readonly statement: Localized; readonly invitation: Localized }
