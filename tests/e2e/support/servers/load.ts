/** A request that the load makes, and what it must be answered with. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly status: number
}

/** Makes these requests in turn, so many at a time and without a pause, until it is ended. */
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
    /** Lets what is under way be answered; resolves to the number of requests and those that failed. */
    async end() {
      isOver = true
      await all
      return { made, failures }
    },
  }
}
