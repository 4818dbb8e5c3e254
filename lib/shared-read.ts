/**
 * A reading that all who ask for the same key share, from the moment that it begins until it is `milliseconds` old. For
 * what many browsers ask again and again.
 */
export function sharedRead<Value>(
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
