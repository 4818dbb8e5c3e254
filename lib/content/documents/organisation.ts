import { z } from 'zod'
import { email, line, link, localizedLine, localizedText, phone } from '../fields'
import type { InEveryLanguage } from '../localized'
import type { Locale } from '@/lib/i18n/routing'

/** The provider and its contact details. */
export const organisationSchema = z.strictObject({
  name: localizedLine(90),
  shortName: localizedLine(90),
  legalName: line(120),
  registrationNumber: line(40),
  /** Optional: without it, receipts say that there is none. */
  vatNumber: line(10)
    .regex(/^\d{10}$/)
    .optional(),
  mission: localizedText(),
  phone: phone(),
  whatsapp: phone(),
  email: email(),
  address: z.strictObject({
    street: localizedLine(90),
    suburb: localizedLine(90),
    city: line(90),
    region: localizedLine(90),
    postalCode: line(10),
    country: localizedLine(90),
    countryCode: line(2).regex(/^[A-Z]{2}$/),
  }),
  social: z.strictObject({ facebook: link(), x: link(), instagram: link(), youtube: link() }),
  external: z.strictObject({
    studentPortal: link(),
    registrationForm: link(),
    aiAssistant: link(),
    /** The manual that section 51 of the Promotion of Access to Information Act requires. */
    paiaManual: link().optional(),
  }),
})

/** The organisation as the office edits it. */
export type OrganisationDocument = z.infer<typeof organisationSchema>

/** The organisation as pages show it. */
export type Organisation = Omit<InEveryLanguage<OrganisationDocument>, 'phone' | 'whatsapp'> & {
  readonly phone: { readonly display: string; readonly e164: string }
  /** Opens a WhatsApp conversation. */
  readonly whatsapp: string
}

/** Invented except the town, until the provider publishes its own facts. */
export const organisation: OrganisationDocument = {
  name: { en: 'Paarl Biblical Counselling Institute', af: 'Paarlse Instituut vir Bybelse Berading' },
  shortName: { en: 'Paarl Biblical Counselling', af: 'Bybelse Berading Paarl' },
  legalName: 'Paarl Biblical Counselling Institute',
  registrationNumber: '0000/000000/00',
  mission: {
    en: 'We train people to listen well, to care with patience, and to counsel from the Bible in their homes, churches and communities.',
    af: 'Ons lei mense op om goed te luister, ander met geduld by te staan en vanuit die Bybel berading te bied: tuis, in die gemeente en in die gemeenskap.',
  },
  phone: '+27 21 000 0000',
  whatsapp: '+27 21 000 0000',
  email: 'info@example.org',
  address: {
    street: { en: '00 Sample Street', af: 'Voorbeeldstraat 00' },
    suburb: { en: 'Sample Park', af: 'Voorbeeldpark' },
    city: 'Paarl',
    region: { en: 'Western Cape', af: 'Wes-Kaap' },
    postalCode: '0000',
    country: { en: 'South Africa', af: 'Suid-Afrika' },
    countryCode: 'ZA',
  },
  social: {
    facebook: 'https://example.org/facebook',
    x: 'https://example.org/x',
    instagram: 'https://example.org/instagram',
    youtube: 'https://example.org/youtube',
  },
  external: {
    studentPortal: 'https://example.org/student-portal',
    registrationForm: 'https://example.org/registration-form',
    aiAssistant: 'https://example.org/ai-assistant',
  },
}

/** Adds the dialable form of the phone number and the WhatsApp address. */
export function withAddresses({
  phone,
  whatsapp,
  ...organisation
}: InEveryLanguage<OrganisationDocument>): Organisation {
  const digits = (number: string) => number.replace(/\D/g, '')
  return {
    ...organisation,
    phone: { display: phone, e164: `+${digits(phone)}` },
    whatsapp: `https://wa.me/${digits(whatsapp)}`,
  }
}

/** The postal address as lines of an envelope, for the footer, contact cards, brochures and policies. */
export function addressLines(
  { address }: Pick<Organisation, 'address'>,
  language: Locale,
): readonly string[] {
  const { street, suburb, city, region, postalCode, country } = address
  return [street[language], suburb[language], `${city} ${postalCode}`, region[language], country[language]]
}
