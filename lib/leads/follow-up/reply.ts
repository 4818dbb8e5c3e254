import type { Replies } from '@/lib/content/documents/replies'
import type { Lead } from '../schema'

export type Recipient = Pick<Lead, 'firstName' | 'email' | 'phone' | 'language'>

/**
 * Links for a letter with subject and greeting, a WhatsApp message and a call; undefined without the address or number.
 * @param replies the opening of an answer.
 */
export function replyLinks({ firstName, email, phone, language }: Recipient, replies: Replies) {
  const text = (words: Replies[keyof Replies]) =>
    encodeURIComponent(words[language].replaceAll('{name}', () => firstName).replaceAll('\n', '\r\n'))
  // Percent-encoded except for the @: a quotation mark or ampersand would end the address.
  const address = encodeURIComponent(email).replace('%40', '@')
  return {
    email: email
      ? `mailto:${address}?subject=${text(replies.subject)}&body=${text(replies.email)}%0D%0A%0D%0A`
      : undefined,
    whatsapp: phone ? `https://wa.me/${phone.slice(1)}?text=${text(replies.whatsapp)}` : undefined,
    call: phone ? `tel:${phone}` : undefined,
  }
}
