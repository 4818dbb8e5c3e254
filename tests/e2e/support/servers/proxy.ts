import { once } from 'node:events'
import { Agent, type IncomingMessage, type ServerResponse, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Hop-by-hop headers, not forwarded. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding']

/** Milliseconds without requests to an instance that refused a connection. */
const LEFT_OUT = 1000

const between = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.includes(name)))

/**
 * A proxy before the instances, like a host's: requests take turns over kept-alive connections, and an instance that
 * refuses one is skipped for a second. A request sent to one instance is never sent to another.
 */
export async function startProxy(ports: readonly number[]) {
  const agent = new Agent({ keepAlive: true })
  const leftOutUntil = new Map<number, number>()
  const answered = new Map(ports.map((port) => [port, 0]))
  let turn = 0
  let only: number | null = null

  /** The instances in the order to try. */
  function order(): number[] {
    if (only !== null) return [only]
    turn++
    const inTurn = ports.map((_, index) => ports[(turn + index) % ports.length]!)
    const isIn = (port: number) => (leftOutUntil.get(port) ?? 0) <= Date.now()
    return [...inTurn.filter(isIn), ...inTurn.filter((port) => !isIn(port))]
  }

  function forward(incoming: IncomingMessage, outgoing: ServerResponse, [port, ...others]: number[]) {
    const { method, url: path, headers } = incoming
    const onward = request({ port, method, path, agent, headers: between(headers) }, (answer) => {
      answered.set(port!, answered.get(port!)! + 1)
      outgoing.writeHead(answer.statusCode!, between(answer.headers))
      answer.pipe(outgoing)
    })
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && others.length > 0) {
        leftOutUntil.set(port!, Date.now() + LEFT_OUT)
        forward(incoming, outgoing, others)
      } else if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502).end(String(error.code))
    })
    // Reads the body only after the connection is accepted.
    onward.once('socket', (socket) =>
      socket.connecting ? socket.once('connect', () => incoming.pipe(onward)) : incoming.pipe(onward),
    )
  }

  const server = createServer((incoming, outgoing) => forward(incoming, outgoing, order()))
  server.keepAliveTimeout = 70_000
  await once(server.listen(0), 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Sends everything to one instance, or (null) to each in turn. */
    sendTo: (port: number | null) => void (only = port),
    /** Number of requests an instance has answered. */
    answeredBy: (port: number) => answered.get(port)!,
    end() {
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
