/** How much memory the parts of a site hold, and by how much that grows. */

/** How often it is read, in milliseconds. */
const EVERY = 2000

/** What a process needs before its memory is compared with anything, in milliseconds. */
const WARM = 60_000

/** How long before a moment the readings are that stand for it, in milliseconds: the memory goes up and down. */
const SPAN = 20_000

const median = (numbers) => [...numbers].sort((one, other) => one - other)[numbers.length >> 1]

/** Reads the memory of a site until `stop`, which returns for each part what `growth` gives. */
export function watchMemory(site) {
  const lives = { site: new Map(), backend: new Map() }
  const timer = setInterval(() => {
    const found = site.parts()
    for (const [name, byPid] of Object.entries(lives)) {
      const part = found[name]
      if (!part) continue
      const life = byPid.get(part.pid) ?? []
      byPid.set(part.pid, [...life, { at: performance.now(), megabytes: part.megabytes }])
    }
  }, EVERY)
  return function stop() {
    clearInterval(timer)
    return { site: growth(lives.site), backend: growth(lives.backend) }
  }
}

/**
 * Of the process that lived longest: its memory in megabytes at first, after a minute, and at the end, each the median
 * of some seconds; and the growth after the minute in per cent. Null for what it did not live to see.
 */
function growth(lives) {
  const life = [...lives.values()].sort((one, other) => other.length - one.length)[0] ?? []
  const begun = life[0]?.at ?? 0
  const ended = life.at(-1)?.at ?? 0
  const before = (moment) => life.filter(({ at }) => at <= moment && at > moment - SPAN)
  const at = (moment) => median(before(moment).map(({ megabytes }) => megabytes)) ?? null
  const isLong = ended - begun >= 2 * WARM
  const [first, minute, end] = [life[0]?.megabytes ?? null, isLong ? at(begun + WARM) : null, at(ended)]
  return { first, minute, end, percent: minute && Math.round((end / minute - 1) * 1000) / 10 }
}
