/**
 * A reading that all who ask for the same key share while it is made and for `milliseconds` afterwards, also where it
 * failed: what fails is not asked at once by everybody who waits. For what many browsers ask again and again.
 */
export function memoise<Value>(
  read: (key: string) => Promise<Value>,
  milliseconds: number,
): (key: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>()
  return (key) => {
    const shared = known.get(key)
    if (shared) return shared
    const made = read(key)
    // The process does not wait for it to end.
    const forget = () => void setTimeout(() => known.delete(key), milliseconds).unref()
    made.then(forget, forget)
    known.set(key, made)
    return made
  }
}
