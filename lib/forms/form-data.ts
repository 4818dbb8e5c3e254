/** The field of a public form that people do not see and robots fill. */
export const HONEYPOT_FIELD = 'website'

/** The field of a public form that holds for how long its page was open, in milliseconds; empty without JavaScript. */
export const ELAPSED_FIELD = 'elapsed'

/** The text of a form's field; empty where there is none, or a file. */
export function textField(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The texts of the fields of a form, each cut where it is absurdly long, to check them and to bring them back. */
export function textFields<Field extends string>(
  form: FormData,
  fields: readonly Field[],
): Record<Field, string> {
  const texts = fields.map((field) => [field, textField(form, field).slice(0, 20_000)])
  return Object.fromEntries(texts) as Record<Field, string>
}
