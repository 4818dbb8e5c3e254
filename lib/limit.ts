/** Thrown for a task that was not started because of overload. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
}

interface Limit {
  /** Maximum number of running tasks. */
  readonly concurrency: number
  /** Maximum number of waiting tasks, in order of arrival. */
  readonly queueSize: number
  /** Maximum wait in milliseconds; unlimited if absent. */
  readonly timeout?: number
}

/**
 * Limits the concurrent tasks of a kind in one process. The returned function runs a task; it throws a BusyError if the
 * queue is full or the wait too long. A task keeps its request's AsyncLocalStorage; p-queue would give it that of the
 * previous request.
 */
export function createLimit({ concurrency, queueSize, timeout }: Limit) {
  let running = 0
  const queue: (() => void)[] = []

  /** Resolves when a finished task hands its slot to this one. */
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
