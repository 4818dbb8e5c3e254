/**
 * `node load-client.mjs URL CONNECTIONS SECONDS`: asks for one address on so many connections, on each again as soon as it
 * is answered, and prints as JSON how long each request took, in milliseconds, and how long all of it. A process of its
 * own, so that it and the server each have a core.
 */
import { Agent, get } from 'node:http'

const [url, connections, seconds] = process.argv.slice(2)
const { hostname, port, pathname } = new URL(url)
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) })
const took = []
let wrong = 0
const begun = performance.now()
const isOver = () => performance.now() - begun > Number(seconds) * 1000

function ask(done) {
  const asked = performance.now()
  const request = get({ hostname, port, path: pathname, agent }, (response) => {
    response.resume()
    response.once('end', () => {
      if (response.statusCode === 200) took.push(performance.now() - asked)
      else wrong++
      if (isOver()) done()
      else ask(done)
    })
  })
  request.once('error', () => {
    wrong++
    if (isOver()) done()
    else ask(done)
  })
}

await Promise.all(Array.from({ length: Number(connections) }, () => new Promise(ask)))
process.stdout.write(JSON.stringify({ took, wrong, milliseconds: performance.now() - begun }))
agent.destroy()
