import { bringIntoView } from '@/components/ui/bring-into-view'
import { fieldId } from './form-context'

/** Puts the focus on the control of a field, and opens the entries that it lies in. */
export function focusField(name: string): void {
  const control = document.getElementById(fieldId(name.replace(/\.root$/, '')))
  for (let at = control?.closest('details'); at; at = at.parentElement?.closest('details')) at.open = true
  bringIntoView(control)
}
