/** The answer of a queue that is full. */
export const FULL = 'full'

/**
 * A queue that runs one task at a time, in the order in which they came. Returns what adds a task: it resolves to the
 * task's value, or to FULL at once where `most` tasks wait already; it rejects as the task does.
 */
export function queue(most: number) {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return async <Value>(task: () => Promise<Value>): Promise<Value | typeof FULL> => {
    if (waiting >= most) return FULL
    waiting += 1
    const turn = last
    let done = () => {}
    last = new Promise<void>((resolve) => (done = resolve))
    await turn
    waiting -= 1
    try {
      return await task()
    } finally {
      done()
    }
  }
}
