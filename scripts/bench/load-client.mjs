/**
 * `node load-client.mjs URL CONNECTIONS SECONDS`: keeps so many connections to one address busy, and prints as JSON the
 * requests a second, the milliseconds within which 99 of 100 were answered, and how many failed. It has a process and so a
 * core for itself, and Node's own parser: one in JavaScript is slower than the server where a page has 200 kB.
 */
import { Agent, get } from 'node:http'

const [url, connections, seconds] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) })
const times = []
let failed = 0
const begun = performance.now()
const passed = () => (performance.now() - begun) / 1000

/** Asks once; the status is 0 where the connection fails. */
const ask = () =>
  new Promise((resolve) => {
    get(url, { agent }, (response) => response.resume().once('end', () => resolve(response.statusCode))).once(
      'error',
      () => resolve(0),
    )
  })

async function keepBusy() {
  while (passed() < Number(seconds)) {
    const asked = performance.now()
    if ((await ask()) === 200) times.push(performance.now() - asked)
    else failed++
  }
}

await Promise.all(Array.from({ length: Number(connections) }, keepBusy))
const slowest = times.sort((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1]
process.stdout.write(JSON.stringify({ served: times.length / passed(), slowest, failed }))
agent.destroy()
