/**
 * The facts of the provider that are fixed when a site is set up, because addresses, stored amounts and stored moments
 * depend on them (docs/provider.md). Everything else about the provider is content. The SQL of core repeats levels,
 * categories and time zone; a test compares them. next.config.ts imports this file, so it imports nothing.
 */
export const provider = {
  /** The first segment of the addresses of the programme and its levels. */
  segment: 'biblical-counselling',
  /** What the file names of the brochures begin with. */
  brochureNames: { en: 'biblical-counselling', af: 'bybelse-berading' },
  /** The levels in the order of study: two or three, as lib/scenes/levels.ts has drawings for. */
  levels: [1, 2, 3],
  /** The categories of posts, as in addresses, each with its drawing. Their names are in lib/provider/words. */
  categories: {
    counselling: 'two-chairs',
    'spiritual-growth': 'walkers',
    faith: 'lamp-and-book',
    ministry: 'village',
    leadership: 'summit',
  },
  /** The kinds of modules, as stored with the levels and in addresses within a page. Their names are in words, too. */
  moduleKinds: ['theology', 'counselling', 'practical', 'research'],
  /** The levels whose degree another institution awards: their students get a statement instead of a certificate. */
  statementLevels: [3],
  /** The time zone of the provider's days, and its name in texts. */
  timeZone: 'Africa/Johannesburg',
  timeZoneName: { en: 'South African time', af: 'Suid-Afrikaanse tyd' },
  /** The country of phone numbers without a country code, its name in texts, and numbers for the hints of forms. */
  phoneCountry: 'ZA',
  phoneCountryName: { en: 'South Africa', af: 'Suid-Afrika' },
  /** The fewest digits with which anybody dials a number of that country, without the leading 0. */
  fewestPhoneDigits: 9,
  phonePattern: '+27 XX XXX XXXX',
  mobileExample: '+27 82 123 4567',
  phoneExample: '+27 21 555 0123',
  /** Shown wherever helplines are, each with the key of whose number it is (`Posts.care` in messages). */
  emergencyNumbers: [
    ['112', 'emergency'],
    ['10111', 'police'],
    ['10177', 'ambulance'],
  ],
  /** The currency of all amounts (ISO 4217), its symbol and its name. PayFast takes only ZAR. */
  currency: 'ZAR',
  currencySymbol: 'R',
  currencyName: { en: 'rand', af: 'rand' },
} as const
