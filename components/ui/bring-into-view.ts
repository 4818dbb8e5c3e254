/**
 * Focuses a new element and scrolls it, at once, to the middle of the space between the bars (`scroll-padding` in
 * styles/base.css). Also a `ref`, for when the element appears.
 */
export function bringIntoView(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}
