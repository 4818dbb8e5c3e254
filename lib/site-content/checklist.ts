/** Addresses that only this machine or its network knows, and those that are set aside for examples (RFC 2606, RFC 6761). */
const PRIVATE_HOST =
  /^(?:.*\.)?(?:localhost|local|internal|test|invalid|example|example\.(?:com|net|org))$|^\d+(?:\.\d+){3}$|^\[/

/** Whether visitors can reach the site at an address, over a connection that nobody else can read. */
export function isPublicAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' && hostname.includes('.') && !PRIVATE_HOST.test(hostname)
}
