/**
 * Visitors who send enquiries, each in a browser of their own: the site's own sender (lib/leads/sender.ts) with a
 * storage for each visitor, so that what waits, and when it is sent again, is what it would be on their devices.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createJiti } from 'jiti'
import { ROOT } from '../../../scripts/terminal.mjs'
import { between, oneOf, sleep, until } from '../chance.mjs'
import { Client } from '../client.mjs'

/** How long the senders may take once nothing stands in their way, in milliseconds, before their connections "return". */
const PATIENCE = 15_000

/** How many connections return at most, and after how many milliseconds the next one does. */
const RETURNS = 1500
const BETWEEN_RETURNS = 40

const visitor = new AsyncLocalStorage()

/** The parts of a browser that the sender uses, each visitor's own. */
function pretendBrowser() {
  const storage = (name) => ({
    getItem: (key) => visitor.getStore()[name].get(key) ?? null,
    setItem: (key, value) => visitor.getStore()[name].set(key, value),
    removeItem: (key) => visitor.getStore()[name].delete(key),
  })
  const stand = {
    navigator: {},
    sessionStorage: storage('tab'),
    localStorage: storage('device'),
    addEventListener: (_, listener) => visitor.getStore().listeners.add(listener),
    removeEventListener: (_, listener) => visitor.getStore().listeners.delete(listener),
  }
  for (const [name, value] of Object.entries(stand))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}

/**
 * Sends enquiries, evenly over a time. One that fails is sent again until `finish`.
 * @returns `finish`, which waits until nothing waits any more, and counts
 */
export async function leads({ site, tally, random, count, seconds }) {
  pretendBrowser()
  const jiti = createJiti(import.meta.url, { alias: { '@': ROOT } })
  const { startSender } = await jiti.import(join(ROOT, 'lib/leads/sender.ts'))
  const { toEnquiry, waitingEnquiries } = await jiti.import(join(ROOT, 'lib/leads/waiting.ts'))
  const client = new Client(site, tally)
  const run = randomUUID().slice(0, 8)
  const visitors = []

  function visit(number) {
    const one = { tab: new Map(), device: new Map(), listeners: new Set(), answers: [] }
    visitors.push(one)
    return visitor.run(one, async () => {
      const note = (answer) => one.answers.push(answer.code ?? answer.status)
      const sender = startSender((form) => client.act('/landing', 'submitLead', { status: 'idle' }, form), {
        onAnswer: note,
        onChange() {},
      })
      one.stop = sender.stop
      one.email = `visitor-${run}-${number}@example.org`
      const enquiry = toEnquiry({
        firstName: 'Naomi',
        surname: `Voorbeeld ${number}`,
        email: one.email,
        phone: `+2782${String(number).padStart(7, '0')}`,
        language: 'en',
        elapsed: String(Math.round(between(random, 4000, 90_000))),
        website: '',
      })
      one.id = enquiry.id
      const answer = await sender.send(enquiry)
      if (answer.code !== 'failed') note(answer)
    })
  }

  const isWaiting = (one) => visitor.run(one, () => waitingEnquiries().length > 0)
  const waiting = () => visitors.filter(isWaiting)
  const sending = (async () => {
    const begun = performance.now()
    for (let number = 0; number < count; number++) {
      visit(number)
      await sleep(begun + (number * seconds * 1000) / count - performance.now())
    }
  })()

  return async function finish() {
    await sending
    if (!(await until(() => waiting().length === 0, PATIENCE))) {
      // One after the other: a crowd would be the next fault.
      for (let left = RETURNS, one; left > 0 && (one = oneOf(random, waiting())); left--) {
        visitor.run(one, () => one.listeners.forEach((listen) => listen()))
        await sleep(BETWEEN_RETURNS)
      }
      await until(() => waiting().length === 0, PATIENCE)
    }
    for (const one of visitors) visitor.run(one, one.stop)
    const stored = new Map()
    for (const { id, email } of await site.rows(
      `landing_form_submissions?select=id,email&email=like.visitor-${run}-*`,
    ))
      stored.set(email, [...(stored.get(email) ?? []), id])
    const isStored = ({ email }) => stored.has(email)
    const told = ({ answers }) => answers.includes('success')
    const others = visitors.flatMap(({ answers }) => answers.filter((answer) => answer !== 'success'))
    return {
      sent: visitors.length,
      once: visitors.filter((one) => stored.get(one.email)?.length === 1).length,
      twice: visitors.filter((one) => stored.get(one.email)?.length > 1).length,
      // Neither stored nor waiting, whatever the visitor was told; or stored under another id than that of the browser.
      lost: visitors.filter(
        (one) =>
          (!isStored(one) && !isWaiting(one)) || (isStored(one) && !stored.get(one.email).includes(one.id)),
      ).length,
      waiting: waiting().length,
      faults: [
        ...(others.length > 0
          ? [`${others.length} visitors were told ${[...new Set(others)].join(', ')}`]
          : []),
        ...(visitors.some((one) => told(one) && !isStored(one)) ? ['visitors were thanked in vain'] : []),
      ],
    }
  }
}
