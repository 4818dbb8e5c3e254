import type { Replies } from '@/lib/content/documents/replies'
import type { Lead } from '../schema'
import { merged } from './merge'

export type Recipient = Pick<Lead, 'firstName' | 'surname' | 'email' | 'phone' | 'language'>

const encoded = (text: string) => encodeURIComponent(text.replaceAll('\n', '\r\n'))

/** Opens a WhatsApp message to an E.164 number. */
export const whatsappLink = (phone: string, text: string) =>
  `https://wa.me/${phone.slice(1)}?text=${encoded(text)}`

/**
 * Links for a letter with subject and greeting, a WhatsApp message and a call; undefined without the address or number.
 * @param replies the opening of an answer.
 */
export function replyLinks(recipient: Recipient, replies: Replies) {
  const { email, phone, language } = recipient
  const text = (words: Replies[keyof Replies]) => merged(words[language], recipient)
  // Percent-encoded except for the @: a quotation mark or ampersand would end the address.
  const address = encodeURIComponent(email).replace('%40', '@')
  return {
    email: email
      ? `mailto:${address}?subject=${encoded(text(replies.subject))}&body=${encoded(`${text(replies.email)}\n\n`)}`
      : undefined,
    whatsapp: phone ? whatsappLink(phone, text(replies.whatsapp)) : undefined,
    call: phone ? `tel:${phone}` : undefined,
  }
}
