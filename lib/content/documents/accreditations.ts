import { z } from 'zod'
import { choice, link, list, localizedLine, localizedText } from '../fields'

const card = z.strictObject({
  icon: choice(['council', 'seminary', 'professional-body']),
  title: localizedLine(120),
  status: localizedLine(40),
  description: localizedText(),
  link: link(),
})

/** A card of the section 'Accreditations & Partnerships'. */
export type Accreditation = z.infer<typeof card>

export type AccreditationIcon = Accreditation['icon']

/** The provider's standing, and its limits. */
export const accreditationsSchema = z.strictObject({
  cards: list(card, { max: 9 }),
  /** Disclaimer: the bodies that the provider does not belong to. */
  statement: localizedText(),
  /** Where to ask in doubt. */
  invitation: localizedText(),
})

export type Accreditations = z.infer<typeof accreditationsSchema>

/** The provider's own claims; the names and addresses of the bodies are invented until it publishes them. */
export const accreditations: Accreditations = {
  cards: [
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
        af: 'Ons is deur ons vennootseminarium goedgekeur. Vlak 3 lei deur die vennootinstelling tot die graad\u00a0B.A.T.S.',
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
  ],
  statement: {
    en: 'We are not registered with the Department of Higher Education and Training, and we do not issue national qualifications.',
    af: 'Ons is nie by die Departement van Hoër Onderwys en Opleiding geregistreer nie, en ons reik nie nasionale kwalifikasies uit nie.',
  },
  invitation: {
    en: 'If you have any doubt, please write to us at {email}.',
    af: 'As jy enigsins twyfel, skryf asseblief aan {email}.',
  },
}
