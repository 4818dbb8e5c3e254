import { Resolver } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { memoise } from '@/lib/memoise'
import type { Sender } from '../gateway'

/**
 * PayFast's, before and after it moved its payment service in July 2025. A list that has become incomplete costs nothing
 * but a hint beside a notification: PayFast's confirmation decides.
 */
export const HOSTS = [
  ...['www', 'sandbox', 'w1w', 'w2w', 'ips', 'api'].map((name) => `${name}.payfast.co.za`),
  'payment.payfast.io',
]

/** In milliseconds. */
const MEMORY = 5 * 60_000

/** DNS answers that mean "no address", not failure. */
const NONE = ['ENODATA', 'ENOTFOUND']

/** @throws Error if DNS fails */
async function addressesOf(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  const orNone = (error: NodeJS.ErrnoException) => {
    if (NONE.includes(error.code ?? '')) return []
    throw error
  }
  const lists = [resolver.resolve4(host).catch(orNone), resolver.resolve6(host).catch(orNone)]
  return (await Promise.all(lists)).flat()
}

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/**
 * Compares addresses with those of PayFast's hosts. The returned function never throws; its answer is only a hint,
 * because PayFast has moved its hosts before.
 * @param resolve gives a host's addresses, or throws
 */
export function senderCheck(
  hosts: readonly string[],
  resolve: (host: string) => Promise<string[]> = addressesOf,
): (address: string | null) => Promise<Sender> {
  const remembered = memoise(resolve, MEMORY)
  return async (address) => {
    if (!address) return 'absent'
    if (!isIP(address)) return 'unknown'
    const answers = await Promise.allSettled(hosts.map(remembered))
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    const list = new BlockList()
    for (const known of addresses) list.addAddress(known, family(known))
    if (list.check(address, family(address))) return 'known'
    const isComplete = addresses.length > 0 && answers.every(({ status }) => status === 'fulfilled')
    return isComplete ? 'unknown' : 'absent'
  }
}
