import type { Language, Localized } from './localized'

/** The shape of the organisation's facts, so that every page, brochure and search record reads the same ones. */
export type Organisation = {
  readonly name: Localized
  readonly shortName: Localized
  readonly legalName: string
  readonly registrationNumber: string
  readonly mission: Localized
  readonly phone: { readonly display: string; readonly e164: string }
  readonly whatsapp: string
  readonly email: string
  readonly address: {
    readonly street: Localized
    readonly suburb: Localized
    readonly city: string
    readonly region: Localized
    readonly postalCode: string
    readonly country: Localized
    readonly countryCode: string
  }
  readonly bank: {
    readonly accountHolder: string
    readonly tradingName: string
    readonly bankName: Localized
    readonly accountType: Localized
    readonly accountNumber: string
    readonly branchCode: string
    readonly swiftCode: string
  }
  readonly social: {
    readonly facebook: string
    readonly x: string
    readonly instagram: string
    readonly youtube: string
  }
  readonly external: {
    readonly studentPortal: string
    readonly registrationForm: string
    readonly aiAssistant: string
  }
}

/**
 * Every fact of the organisation, once. The values in `sampleKeys` are invented until staff replace them.
 */
export const organisation: Organisation = {
  name: { en: 'Paarl Biblical Counselling Institute', af: 'Paarlse Instituut vir Bybelse Berading' },
  shortName: { en: 'Paarl Biblical Counselling', af: 'Bybelse Berading Paarl' },
  legalName: 'Paarl Biblical Counselling Institute',
  registrationNumber: '0000/000000/00',
  mission: {
    en: 'We train people to listen well, to care with patience, and to counsel from the Bible in their homes, churches and communities.',
    af: 'Ons lei mense op om goed te luister, ander met geduld by te staan en vanuit die Bybel berading te bied: tuis, in die gemeente en in die gemeenskap.',
  },
  phone: { display: '+27 21 000 0000', e164: '+27210000000' },
  whatsapp: 'https://wa.me/27210000000',
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
  bank: {
    accountHolder: 'Paarl Biblical Counselling Institute',
    tradingName: 'Paarl Biblical Counselling',
    bankName: { en: 'Sample Bank', af: 'Voorbeeldbank' },
    accountType: { en: 'Business', af: 'Besigheid' },
    accountNumber: '0000000000',
    branchCode: '000000',
    swiftCode: '00000000',
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

type KeyPath<T> = {
  [K in keyof T & string]: T[K] extends string | Localized ? K : K | `${K}.${KeyPath<T[K]>}`
}[keyof T & string]

/** A dotted path to one fact of the organisation, for example `bank.accountNumber`. */
export type OrganisationKey = KeyPath<Organisation>

/**
 * The facts above that are still invented. Whoever fills in a real value deletes its key here;
 * `npm run check:launch` refuses to pass while one is left.
 */
export const sampleKeys: readonly OrganisationKey[] = [
  'name',
  'shortName',
  'legalName',
  'registrationNumber',
  'mission',
  'phone.display',
  'phone.e164',
  'whatsapp',
  'email',
  'address.street',
  'address.suburb',
  'address.postalCode',
  'bank.accountHolder',
  'bank.tradingName',
  'bank.bankName',
  'bank.accountNumber',
  'bank.branchCode',
  'bank.swiftCode',
  'social.facebook',
  'social.x',
  'social.instagram',
  'social.youtube',
  'external.studentPortal',
  'external.registrationForm',
  'external.aiAssistant',
]

/** The postal address as the lines of an envelope, for the footer, contact cards, brochures and policies. */
export function addressLines(language: Language): readonly string[] {
  const { street, suburb, city, region, postalCode, country } = organisation.address
  return [street[language], suburb[language], `${city} ${postalCode}`, region[language], country[language]]
}
