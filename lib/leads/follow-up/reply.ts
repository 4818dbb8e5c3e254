import type { Replies } from '@/lib/content/documents/replies'
import type { Lead } from '../schema'

/** The person to answer, and their language. */
export type Recipient = Pick<Lead, 'firstName' | 'email' | 'phone' | 'language'>

/**
 * Links that open an answer: a letter with subject and greeting, a WhatsApp message, a call; undefined without the
 * address or number.
 * @param replies the opening of an answer.
 */
export function replyLinks({ firstName, email, phone, language }: Recipient, replies: Replies) {
  const text = (words: Replies[keyof Replies]) =>
    encodeURIComponent(words[language].replaceAll('{name}', () => firstName).replaceAll('\n', '\r\n'))
  // Percent-encoded except for the @, because a quotation mark or an ampersand would end the address.
  const address = encodeURIComponent(email).replace('%40', '@')
  return {
    email: email
      ? `mailto:${address}?subject=${text(replies.subject)}&body=${text(replies.email)}%0D%0A%0D%0A`
      : undefined,
    whatsapp: phone ? `https://wa.me/${phone.slice(1)}?text=${text(replies.whatsapp)}` : undefined,
    call: phone ? `tel:${phone}` : undefined,
  }
}
