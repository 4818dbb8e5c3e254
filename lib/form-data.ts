/** The field of a public form that people do not see and robots fill. */
export const HONEYPOT_FIELD = 'website'

/** The text of a form's field; empty where there is none, or a file. */
export function textField(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
