/** Servers that run beside the site on this machine, each a process of its own. Node's own modules only. */
import { join } from 'node:path'
import { hasEnded, startNode } from './child.mjs'
import { ROOT } from './terminal.mjs'

/** Why a server ended before it answered, in one sentence for whoever started it. */
function startError(name, ports, said) {
  const variable = /^port-in-use (\w+)$/m.exec(said)?.[1]
  if (!variable) return `${name} could not start; its messages are above.`
  return `Port ${ports[variable]} is in use or closed to you. Stop what uses it, or set ${variable} to another port.`
}

/**
 * Starts a server and resolves to its process once it answers.
 * @param {string} name what it is, as the first words of a sentence
 * @param {string} script its file in this folder
 * @param {Record<string, number>} ports by the name of their variable
 * @param {NodeJS.ProcessEnv} environment what it needs besides
 * @throws Error with a sentence for whoever started it, where it does not.
 */
export function openLocalServer(name, script, ports, environment) {
  const numbers = Object.entries(ports).map(([variable, number]) => [variable, String(number)])
  const child = startNode([join(ROOT, 'scripts', script)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment, ...Object.fromEntries(numbers) },
  })
  return new Promise((resolve, reject) => {
    let said = ''
    // Not "exit", after which what it said may still arrive.
    const failed = () => reject(new Error(startError(name, ports, said)))
    child.once('close', failed)
    child.stdout.on('data', (data) => {
      said += data
      if (!said.includes('ready') || hasEnded(child)) return
      child.removeListener('close', failed)
      resolve(child)
    })
  })
}

/** In such a server: resolves once it answers at the port of a variable; ends it where that port cannot be used. */
export function listen(server, variable) {
  server.on('error', (error) => {
    // Else whoever called broke the connection off.
    if (error.syscall !== 'listen') return
    process.stdout.write(`port-in-use ${variable}\n`, () => process.exit(1))
  })
  return new Promise((resolve) => server.listen(Number(process.env[variable]), '127.0.0.1', resolve))
}

/** In such a server: ends it, and with a good exit code, when it is asked to, or when its starter no longer reads. */
export function endWhenAsked() {
  const leave = () => process.exit(0)
  for (const event of ['SIGTERM', 'SIGINT']) process.once(event, leave)
  process.stdout.once('error', leave)
}
