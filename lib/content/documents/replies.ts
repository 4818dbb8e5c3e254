import { z } from 'zod'
import { localizedLine, localizedText } from '../fields'
import type { InEveryLanguage } from '../localized'

/** The opening of a reply to an enquiry, in the enquirer's language; `{name}` is their first name. */
export const repliesSchema = z.strictObject({
  subject: localizedLine(),
  email: localizedText(),
  whatsapp: localizedText(600),
})

export type RepliesDocument = z.infer<typeof repliesSchema>

/** The openings of replies in every language. */
export type Replies = InEveryLanguage<RepliesDocument>

/** Defaults until the provider publishes other words. */
export const replies: RepliesDocument = {
  subject: {
    en: 'Your enquiry at {shortName}',
    af: 'Jou navraag by {shortName}',
  },
  email: {
    en: 'Dear {name}\n\nThank you for your enquiry about our courses in Biblical Counselling.',
    af: 'Beste {name}\n\nDankie dat jy oor ons kursusse in Bybelse Berading navraag gedoen het.',
  },
  whatsapp: {
    en: 'Good day {name}, this is {shortName}. Thank you for your enquiry about our courses.',
    af: 'Goeiedag {name}, dit is {shortName}. Dankie dat jy oor ons kursusse navraag gedoen het.',
  },
}
