import type { PostInput } from '@/lib/posts/editor/form'

/** Opens the closed group around a field of the form, so that the field can take the focus. */
export function revealField(name: keyof PostInput): void {
  const group = document.getElementById(`post-${name}`)?.closest('details')
  if (group) group.open = true
}
