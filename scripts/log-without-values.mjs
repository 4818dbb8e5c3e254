/**
 * What the backend logs of a request that failed: where and why, without anything that was sent. An error of the database
 * carries the parameters of its statement, and its message and details may quote them.
 */
const KEPT = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'status']

/** The lines of the stack below the message, which may itself have lines that look like them. */
function frames({ stack = '', message }) {
  const [, ...after] = stack.split(message)
  return after.at(-1) ?? ''
}

/** An error as text: its name, what PostgreSQL says of the place, the stack. Other objects by the name of their kind. */
function withoutValues(value) {
  if (value instanceof Error) {
    const facts = KEPT.filter((name) => typeof value[name] === 'string' || typeof value[name] === 'number')
    return [value.name, ...facts.map((name) => `${name}=${value[name]}`)].join(' ') + frames(value)
  }
  return typeof value === 'object' && value !== null ? `[${value.constructor?.name}]` : String(value)
}

/** From now on the console of this process, and an error that ends it, show no values. */
export function logWithoutValues() {
  const write = (...values) =>
    process.stderr.write(`${new Date().toISOString()} ${values.map(withoutValues).join(' ')}\n`)
  for (const level of ['debug', 'error', 'info', 'log', 'warn']) console[level] = write
  process.on('uncaughtException', (error) => {
    write('uncaught', error)
    process.exit(1)
  })
}
