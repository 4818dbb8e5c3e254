/**
 * Shares the result of `read` among callers with the same key, while pending and for `milliseconds` afterwards;
 * failures, too, so that they do not all retry at once. For data that many browsers poll.
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
    // The timer does not keep the process alive.
    const forget = () => void setTimeout(() => known.delete(key), milliseconds).unref()
    made.then(forget, forget)
    known.set(key, made)
    return made
  }
}
