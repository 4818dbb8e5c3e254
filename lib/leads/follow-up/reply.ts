import type { Replies } from '@/lib/content/documents/replies'
import type { Lead } from '../schema'

/** Whom to answer, and in which language. */
export type Recipient = Pick<Lead, 'firstName' | 'email' | 'phone' | 'language'>

/**
 * The links that open an answer: a letter with subject and greeting, a WhatsApp message, a call; those that need what is
 * unknown are undefined.
 * @param replies how an answer begins.
 */
export function replyLinks({ firstName, email, phone, language }: Recipient, replies: Replies) {
  const text = (words: Replies[keyof Replies]) =>
    encodeURIComponent(words[language].replaceAll('{name}', () => firstName).replaceAll('\n', '\r\n'))
  // Percent-encoded but for the @, or a quotation mark or an ampersand in the address would end it.
  const address = encodeURIComponent(email).replace('%40', '@')
  return {
    email: email
      ? `mailto:${address}?subject=${text(replies.subject)}&body=${text(replies.email)}%0D%0A%0D%0A`
      : undefined,
    whatsapp: phone ? `https://wa.me/${phone.slice(1)}?text=${text(replies.whatsapp)}` : undefined,
    call: phone ? `tel:${phone}` : undefined,
  }
}
