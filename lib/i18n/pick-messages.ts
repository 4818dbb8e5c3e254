/**
 * Messages for a client component on a public page, passed as a prop, because next-intl's translator would be among the
 * largest parts of the page's scripts. They take no arguments.
 */
export function pickMessages<Key extends string>(
  keys: readonly Key[],
  t: (key: Key) => string,
): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, t(key)])) as Record<Key, string>
}
