/** A field of a form: its name and its value. */
export type Field = readonly [name: string, value: string]

const escape = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

/**
 * A text as PHP's `urlencode` writes it, which PayFast signs: hexadecimal digits in capitals, a space as `+`.
 * @throws URIError for half a surrogate pair
 */
export const urlencode = (text: string): string =>
  encodeURIComponent(text)
    .replace(/[!'()*~]/g, escape)
    .replaceAll('%20', '+')

const urldecode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '))

/** The fields of an urlencoded body in its order, empty ones included; null where it is none. */
export function readFields(body: string): Field[] | null {
  try {
    return body.split('&').map((pair) => {
      const [, name, value] = /^([^=]+)=([^=]*)$/.exec(pair)!
      return [urldecode(name!), urldecode(value!)]
    })
  } catch {
    return null
  }
}

/**
 * The part of a notification that its signature covers, as it was received, and that signature. What follows the signature
 * is covered by nothing, and nobody reads it. Null where there is no signature.
 */
export function splitNotification(body: string): { signed: string; signature: string } | null {
  const [, signed, signature] = /^(.+?)&signature=([^&]*)(?:&|$)/.exec(body) ?? []
  return signed === undefined || signature === undefined ? null : { signed, signature }
}
