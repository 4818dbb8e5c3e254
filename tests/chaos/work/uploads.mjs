/** Editors who upload pictures, each again until it is answered. */
import sharp from 'sharp'
import { between, sleep } from '../chance.mjs'
import { Client } from '../client.mjs'

/** How often a picture is sent at most: by then something is wrong for good. */
const TRIES = 60

/** A picture that no other is equal to. */
const picture = (random) =>
  sharp({
    create: {
      width: Math.round(between(random, 300, 1200)),
      height: Math.round(between(random, 200, 800)),
      channels: 3,
      background: '#b87414',
      noise: { type: 'gaussian', mean: between(random, 90, 160), sigma: between(random, 5, 30) },
    },
  })
    .jpeg()
    .toBuffer()

/**
 * Lets editors upload, each in a session of its own, until `finish`.
 * @param pause the most that an editor waits between two pictures, in milliseconds
 * @returns `finish`, which waits for the last pictures, reads all of them, and counts
 */
export async function uploads({ site, tally, random, editors = 2, pause = 300 }) {
  const addresses = []
  const faults = new Set()
  let isOver = false
  let given = 0

  async function upload(client, body) {
    for (let tries = 0; tries < TRIES; tries++) {
      const answer = await client
        .send('/api/pictures', { method: 'POST', body, headers: { 'content-type': 'image/jpeg' } })
        .catch(() => null)
      if (answer?.status === 201) return addresses.push(JSON.parse(answer.body))
      if (answer?.status === 401) await client.signIn().catch(() => {})
      else if (answer && answer.status < 500) faults.add(`a picture was answered ${answer.status}`)
      await sleep(between(random, 300, 900))
    }
    faults.add(`a picture was not taken in ${TRIES} tries`)
  }

  async function work(client) {
    while (!isOver) {
      given += 1
      await upload(client, await picture(random))
      await sleep(between(random, 0, pause))
    }
  }

  /** @throws Error where it is not there as it was taken */
  async function read(client, { address, width, height }) {
    const { status, body } = await client.send(address, { bytes: true })
    if (status !== 200) throw new Error(`a picture that was taken answers ${status}`)
    const { info } = await sharp(body).raw().toBuffer({ resolveWithObject: true })
    if (info.width !== width || info.height !== height) throw new Error('a picture has changed')
  }

  const before = (await site.pictures()).length
  const clients = Array.from({ length: editors }, () => new Client(site, tally))
  for (const client of clients) await client.signIn()
  const working = Promise.all(clients.map(work))

  return async function finish() {
    isOver = true
    await working
    let once = 0
    for (const one of addresses)
      await read(clients[0], one).then(
        () => (once += 1),
        ({ message }) => faults.add(message),
      )
    const stored = (await site.pictures()).length - before
    return {
      sent: given,
      once,
      // Stored by an attempt whose answer was lost, and again by the next.
      twice: Math.max(0, stored - given),
      lost: addresses.length - once,
      waiting: given - addresses.length,
      faults: [...faults],
    }
  }
}
