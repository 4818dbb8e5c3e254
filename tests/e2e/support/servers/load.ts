/** A request, and the status it must get. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly status: number
}

/** Repeats the requests in turn over some connections, without a pause, until `end` is called. */
export function startLoad(url: string, requests: readonly LoadRequest[], connections: number) {
  const failures: string[] = []
  let made = 0
  let isOver = false

  async function connection() {
    while (!isOver) {
      const { method, path, status } = requests[made++ % requests.length]!
      const answer = await fetch(url + path, { method, redirect: 'manual' })
        .then(async (response) => ({ status: response.status, text: await response.text() }))
        .catch((error: Error) => ({ status: 0, text: String(error.cause ?? error) }))
      if (answer.status !== status)
        failures.push(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 100)}`)
    }
  }

  const all = Promise.all(Array.from({ length: connections }, connection))
  return {
    /** Waits for requests in flight; resolves to the number of requests and the failures. */
    async end() {
      isOver = true
      await all
      return { made, failures }
    },
  }
}
