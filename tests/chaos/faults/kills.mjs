/** Ends the site and the backend as a crash does, at random moments. */
import { between, oneOf, sleep } from '../chance.mjs'

/** How often each is ended: `npm start` gives up what ends a sixth time without having run for a minute. */
const MOST = 4

const times = ({ site, backend }) => `killed the site ${site} times, the backend ${backend} times`

async function killAtRandom({ site, random, seconds }, [least, most]) {
  const killed = { site: 0, backend: 0 }
  const end = performance.now() + seconds * 1000
  for (;;) {
    await sleep(between(random, least, most) * 1000)
    if (performance.now() > end) return killed
    const parts = oneOf(random, [['site'], ['backend'], ['backend'], ['site', 'backend']])
    for (const part of parts) if (killed[part] < MOST && site.signal(part, 'SIGKILL')) killed[part] += 1
  }
}

/** Kills (SIGKILL) one of the two, now and then both, until the time is over. */
export const kills = {
  async run(drill) {
    const killed = await killAtRandom(drill, [4, 11])
    return { done: times(killed), faults: [], killed }
  },
}

/** Kills at the beginning and at the end: between the two it shows how the memory of each grows. */
export const killsAtBothEnds = {
  async run(drill) {
    const [first, last] = [Math.min(30, drill.seconds / 4), Math.min(15, drill.seconds / 8)]
    const before = await killAtRandom({ ...drill, seconds: first }, [3, 9])
    await sleep((drill.seconds - first - last) * 1000)
    const after = await killAtRandom({ ...drill, seconds: last }, [2, 6])
    const killed = { site: before.site + after.site, backend: before.backend + after.backend }
    return { done: times(killed), faults: [] }
  },
}
