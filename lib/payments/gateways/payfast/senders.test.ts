import { senderCheck } from './senders'

const HOSTS = ['www.payfast.co.za', 'payment.payfast.io']

/** A DNS resolver that knows these hosts and fails for null ones. */
const knows = (answers: Record<string, string[] | null>) =>
  jest.fn(async (host: string) => {
    const addresses = answers[host]
    if (!addresses) throw new Error('SERVFAIL')
    return addresses
  })

const all = () => knows({ [HOSTS[0]!]: ['197.97.145.144', '2001:db8::1'], [HOSTS[1]!]: ['3.163.236.237'] })

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test.each([
  ['197.97.145.144', 'known'],
  ['3.163.236.237', 'known'],
  ['::ffff:3.163.236.237', 'known'],
  ['2001:0DB8:0::1', 'known'],
  ['203.0.113.7', 'unknown'],
  ['2001:db8::2', 'unknown'],
  ['localhost', 'unknown'],
  [null, 'absent'],
  ['', 'absent'],
])('%s is %s', async (address, sender) => {
  expect(await senderCheck(HOSTS, all())(address)).toBe(sender)
})

test('if DNS fails for one host, the other hosts are still recognised', async () => {
  const check = senderCheck(HOSTS, knows({ [HOSTS[0]!]: ['197.97.145.144'], [HOSTS[1]!]: null }))
  expect(await check('197.97.145.144')).toBe('known')
  expect(await check('3.163.236.237')).toBe('absent')
})

test('if no host has an address, the sender is absent', async () => {
  expect(await senderCheck(HOSTS, knows({ [HOSTS[0]!]: [], [HOSTS[1]!]: [] }))('203.0.113.7')).toBe('absent')
})

test('the addresses are looked up again after five minutes', async () => {
  const resolve = all()
  const check = senderCheck(HOSTS, resolve)
  await check('203.0.113.7')
  await jest.advanceTimersByTimeAsync(299_999)
  await check('203.0.113.7')
  expect(resolve).toHaveBeenCalledTimes(2)
  await jest.advanceTimersByTimeAsync(1)
  await check('203.0.113.7')
  expect(resolve).toHaveBeenCalledTimes(4)
})
