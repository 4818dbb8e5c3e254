/** The PayFast simulator from the outside: its port, its process, and how the site finds it. Node's own modules only. */
import { openLocalServer } from './local-server.mjs'
import { port } from './ports.mjs'

/** PayFast's public account for trying it, of developers.payfast.co.za; money cannot reach it. */
const MERCHANT = {
  PAYFAST_MERCHANT_ID: '10000100',
  PAYFAST_MERCHANT_KEY: '46f0cd694581a',
  PAYFAST_PASSPHRASE: 'jt7NOE43FZPn',
}

/** The port of the simulator, by the name of its variable; fails on what is no port. */
export const payfastPorts = () => ({ PAYFAST_PORT: port('PAYFAST_PORT', 54326) })

/** The environment that points the site at the simulator. */
export const payfastEnvironment = () => ({
  ...MERCHANT,
  PAYFAST_HOST: `http://127.0.0.1:${payfastPorts().PAYFAST_PORT}`,
})

/**
 * Starts the simulator and resolves to its process once it answers.
 * @throws Error with a sentence for whoever started it, where it does not.
 */
export const openPayfast = () =>
  openLocalServer('The PayFast simulator', 'payfast-server.mjs', payfastPorts(), {
    ...MERCHANT,
    PAYFAST_LATE_MS: process.env.PAYFAST_LATE_MS || '8000',
  })
