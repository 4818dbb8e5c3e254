import { insertTextIntoField } from 'text-field-edit'
import type { Edit, Selection } from '@/lib/posts/markdown-keys'

/** What a text field holds and what is selected of it. */
export function selectionOf(field: HTMLTextAreaElement): Selection {
  return { text: field.value, start: field.selectionStart, end: field.selectionEnd }
}

/** Makes a change in a text field as if it were typed: it can be undone, and the form hears of it. */
export function applyEdit(field: HTMLTextAreaElement, { from, to, insert, start, end }: Edit) {
  field.focus()
  field.setSelectionRange(from, to)
  insertTextIntoField(field, insert)
  field.setSelectionRange(start, end)
}
