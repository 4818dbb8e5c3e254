/** Admins who export the leads, and what each file must be: whole, and logged before it is handed out. */
import { parse } from 'csv-parse/sync'
import { between, sleep } from '../chance.mjs'
import { Client } from '../client.mjs'

/** The leads that there are at least. */
const LEADS = 1500

/** How often an export is requested at most: by then something is wrong for good. */
const TRIES = 60

/** Stores leads, so that a file takes a while. */
async function storeLeads(site) {
  const enquiries = Array.from({ length: LEADS }, (_, number) => ({
    first_name: 'Rut',
    surname: `Voorbeeld ${number}`,
    email: `exported-${number}@example.org`,
    phone: `+2783${String(number).padStart(7, '0')}`,
    language: 'af',
  }))
  for (let from = 0; from < LEADS; from += 250)
    await site.rows('landing_form_submissions?select=id', {
      method: 'POST',
      body: JSON.stringify(enquiries.slice(from, from + 250)),
    })
}

/**
 * Exports again and again until `finish`.
 * @param pause the most that an admin waits between two files, in milliseconds
 * @returns `finish`, which counts
 */
export async function exports({ site, tally, random, pause = 500 }) {
  const faults = new Set()
  let isOver = false
  let [asked, handedOut, whole] = [0, 0, 0]
  await storeLeads(site)
  const logged = async () => (await site.rows('privacy_log?select=rows&kind=eq.leads-exported')).length
  const loggedBefore = await logged()

  function check({ headers, body }) {
    handedOut += 1
    // Throws on a row with too few columns.
    const rows = parse(body, { bom: true, columns: true, delimiter: [',', ';'] })
    const known = rows.filter((row) => Object.values(row).some((value) => value.startsWith('exported-')))
    if (known.length === LEADS && headers.get('content-type').startsWith('text/csv')) whole += 1
    else faults.add(`a file has ${known.length} of ${LEADS} leads`)
  }

  async function ask(client) {
    asked += 1
    for (let tries = 0; tries < TRIES; tries++) {
      const form = new URLSearchParams({ locale: 'en' })
      const answer = await client.send('/api/exports/leads', { method: 'POST', body: form }).catch(() => null)
      if (answer?.status === 200) return check(answer)
      if (answer?.headers.get('location')?.includes('/login')) await client.signIn().catch(() => {})
      await sleep(between(random, 300, 900))
    }
    faults.add(`no file came in ${TRIES} tries`)
  }

  const client = new Client(site, tally)
  await client.signIn()
  const working = (async () => {
    while (!isOver) {
      await ask(client)
      await sleep(between(random, 0, pause))
    }
  })()

  return async function finish() {
    isOver = true
    await working
    const entries = (await logged()) - loggedBefore
    if (entries < handedOut) faults.add(`${handedOut} files were handed out, and ${entries} logged`)
    return {
      sent: asked,
      once: whole,
      twice: 0,
      lost: handedOut - whole,
      waiting: asked - handedOut,
      faults: [...faults],
    }
  }
}
