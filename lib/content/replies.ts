import type { Localized } from './localized'
import { organisation } from './organisation'

/** The beginning of an answer to an enquiry, in the language of who asked; `{name}` is their first name. */
export const replies = {
  subject: {
    en: `Your enquiry at ${organisation.shortName.en}`,
    af: `Jou navraag by ${organisation.shortName.af}`,
  },
  email: {
    en: 'Dear {name}\n\nThank you for your enquiry about our courses in Biblical Counselling.',
    af: 'Beste {name}\n\nDankie dat jy oor ons kursusse in Bybelse Berading navraag gedoen het.',
  },
  whatsapp: {
    en: `Good day {name}, this is ${organisation.shortName.en}. Thank you for your enquiry about our courses.`,
    af: `Goeiedag {name}, dit is ${organisation.shortName.af}. Dankie dat jy oor ons kursusse navraag gedoen het.`,
  },
} as const satisfies Record<string, Localized>
