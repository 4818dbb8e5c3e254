/** Thrown for work that was not begun, because too much other work was under way. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
}

interface Limit {
  /** How many pieces of work run at a time. */
  readonly concurrency: number
  /** How many more may wait, in the order in which they came. */
  readonly queueSize: number
  /** How long one waits at most, in milliseconds; as long as it takes where there is none. */
  readonly timeout?: number
}

/**
 * Limits how much of a kind of work one process does at a time. The function that it returns does a piece of work and
 * gives its result; it throws a BusyError for one that cannot wait, or has waited too long. The work keeps the
 * AsyncLocalStorage of its own request, which p-queue would give it of the request that ended before it.
 */
export function createLimit({ concurrency, queueSize, timeout }: Limit) {
  let running = 0
  const queue: (() => void)[] = []

  /** Resolves when the place of a piece that has ended is given to this one. */
  function turn(): Promise<void> {
    if (queue.length >= queueSize) throw new BusyError('too many wait already')
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        queue.splice(queue.indexOf(begin), 1)
        reject(new BusyError('waited too long'))
      }
      const timer = timeout === undefined ? undefined : setTimeout(giveUp, timeout)
      function begin() {
        clearTimeout(timer)
        resolve()
      }
      queue.push(begin)
    })
  }

  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < concurrency) running += 1
    else await turn()
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
