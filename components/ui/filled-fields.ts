const FIELDS = ':is(input, textarea, select)[name]:not([type=file], [type=radio])'

/** Compares with the remembered value as the field would show it. */
function isFilled(field: HTMLInputElement, remembered: unknown): boolean {
  if (field.type === 'checkbox') return typeof remembered === 'boolean' && remembered !== field.checked
  if (typeof remembered !== 'string') return false
  // Fields normalise values: line breaks, spaces around an address, an invalid time.
  const twin = field.cloneNode(true) as typeof field
  twin.value = remembered
  return twin.value !== field.value
}

/**
 * Reports to React values filled in without an event, as by password managers, translators and phone browsers. Forms
 * with values in memory call it before reading them, so that the visible values are sent. A field then acts as if
 * somebody had typed.
 * @param known the value in memory by field name; undefined for other fields.
 */
export function announceFilled(form: HTMLFormElement | null, known: (name: string) => unknown): void {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [])]
  // Collect all first: announcing one may change another in memory, which shows it only later.
  for (const field of fields.filter((each) => isFilled(each, known(each.name)))) {
    if (field.type === 'checkbox') {
      field.checked = !field.checked
      field.click()
      continue
    }
    const { value } = field
    // React ignores an event if the field still holds the value last set by React, or by a script likewise.
    field.value = known(field.name) as string
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
    field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', { bubbles: true }))
  }
}
