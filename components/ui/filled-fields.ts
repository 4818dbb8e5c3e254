const FIELDS = ':is(input, textarea, select)[name]:not([type=file], [type=radio])'

/** Whether a field shows another value than the one in memory would look like in it. */
function isFilled(field: HTMLInputElement, remembered: unknown): boolean {
  if (field.type === 'checkbox') return typeof remembered === 'boolean' && remembered !== field.checked
  if (typeof remembered !== 'string') return false
  // Fields change what they are given: line breaks, spaces around an address, a time that is none.
  const twin = field.cloneNode(true) as typeof field
  twin.value = remembered
  return twin.value !== field.value
}

/**
 * Repeats for React what was filled into the fields of a form without an event, as password managers, translators and
 * browsers on phones do. A form that keeps its values in memory calls it before it reads them: what the fields show is
 * what is sent. A field then acts as if somebody had typed.
 * @param known the value of the field of a name that is in memory; undefined for a field that is not.
 */
export function announceFilled(form: HTMLFormElement | null, known: (name: string) => unknown): void {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [])]
  // All are found first: one that is announced may change another in memory, whose field shows it only later.
  for (const field of fields.filter((each) => isFilled(each, known(each.name)))) {
    if (field.type === 'checkbox') {
      field.checked = !field.checked
      field.click()
      continue
    }
    const { value } = field
    // React ignores an event after which the field holds what React, or a script by the same way, has put there last.
    field.value = known(field.name) as string
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
    field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', { bubbles: true }))
  }
}
