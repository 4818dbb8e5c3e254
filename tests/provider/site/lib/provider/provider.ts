/** An invented provider in another country, with two levels, another subject and another currency. */
export const provider = {
  segment: 'piano-school',
  brochureNames: { en: 'piano', af: 'klavier' },
  levels: [1, 2],
  categories: { technique: 'walkers', listening: 'lamp-and-book' },
  moduleKinds: ['theory', 'playing'],
  statementLevels: [],
  timeZone: 'Indian/Mauritius',
  timeZoneName: { en: 'Mauritian time', af: 'Mauritiaanse tyd' },
  phoneCountry: 'MU',
  phoneCountryName: { en: 'Mauritius', af: 'Mauritius' },
  fewestPhoneDigits: 7,
  phonePattern: '+230 XXXX XXXX',
  mobileExample: '+230 5251 2345',
  phoneExample: '+230 454 0123',
  emergencyNumbers: [
    ['999', 'police'],
    ['114', 'ambulance'],
  ],
  currency: 'MUR',
  currencySymbol: 'Rs',
  currencyName: { en: 'rupees', af: 'roepees' },
} as const
