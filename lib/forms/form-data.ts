/** A hidden field of public forms, which robots fill. */
export const HONEYPOT_FIELD = 'website'

/** Field for the time the page was open, in milliseconds; empty without JavaScript. */
export const ELAPSED_FIELD = 'elapsed'

/**
 * The text of a form's field; empty if it is missing or a file. Browsers send a line break as two characters, and count
 * it as one of `maxLength`.
 */
export function textField(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
}

/** The texts of a form's fields, each cut if absurdly long. */
export function textFields<Field extends string>(
  form: FormData,
  fields: readonly Field[],
): Record<Field, string> {
  const texts = fields.map((field) => [field, textField(form, field).slice(0, 20_000)])
  return Object.fromEntries(texts) as Record<Field, string>
}
