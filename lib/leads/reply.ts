import type { Replies } from '@/lib/content/replies'
import type { Locale } from '@/lib/i18n/routing'

/** Whom to answer, and in which language. */
export interface Recipient {
  readonly firstName: string
  /** Empty where it is unknown, as may be the phone number. */
  readonly email: string
  /** E.164. */
  readonly phone: string
  readonly language: Locale
}

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
