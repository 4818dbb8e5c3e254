export type Field = readonly [name: string, value: string]

const escape = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

/**
 * Encodes like PHP's `urlencode`, which PayFast signs: hexadecimal digits in capitals, a space as `+`.
 * @throws URIError for half a surrogate pair
 */
export const urlencode = (text: string): string =>
  encodeURIComponent(text)
    .replace(/[!'()*~]/g, escape)
    .replaceAll('%20', '+')

const urldecode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '))

/** The fields of an urlencoded body in order, with empty ones; null if malformed. */
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
 * The signed part of a notification, as received, and its signature, or null. Text after the signature is not covered,
 * so it is ignored.
 */
export function splitNotification(body: string): { signed: string; signature: string } | null {
  const [, signed, signature] = /^(.+?)&signature=([^&]*)(?:&|$)/.exec(body) ?? []
  return signed === undefined || signature === undefined ? null : { signed, signature }
}
