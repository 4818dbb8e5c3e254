/**
 * Focuses a new element and scrolls to it, at once and to the middle of the space between the bars (`scroll-padding` in
 * styles.css). As a `ref` it does so when the element appears.
 */
export function bringIntoView(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}
