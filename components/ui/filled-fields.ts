const FIELDS = ':is(input, textarea, select)[name]:not([type=file], [type=radio])'

/**
 * Repeats for React what was filled into the fields of a form without an event, as password managers, translators and
 * browsers on phones do. A form that keeps its values in memory calls it before it reads them: what the fields show is
 * what is sent. A field then acts as if somebody had typed.
 * @param known the value of the field of a name that is in memory; undefined for a field that is not.
 */
export function announceFilled(form: HTMLFormElement | null, known: (name: string) => unknown): void {
  for (const field of form?.querySelectorAll<HTMLInputElement>(FIELDS) ?? []) {
    const remembered = known(field.name)
    if (field.type === 'checkbox') {
      if (typeof remembered !== 'boolean' || remembered === field.checked) continue
      field.checked = remembered
      field.click()
      continue
    }
    if (typeof remembered !== 'string') continue
    const { value } = field
    // Fields change what they are given: line breaks, spaces around an address, a time that is none.
    const twin = field.cloneNode(true) as typeof field
    twin.value = remembered
    if (twin.value === value) continue
    // React ignores an event after which the field holds what React, or a script by the same way, has put there last.
    field.value = remembered
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
    field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', { bubbles: true }))
  }
}
