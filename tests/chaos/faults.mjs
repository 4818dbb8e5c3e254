/**
 * The faults. Each has a `name`; the concurrent `work`; a `pace`: how many `times` it strikes, after `calm` seconds
 * (least and most), and how many seconds it `lasts`; `break` and `mend`, which get the number of the strike; optionally
 * `check` beyond drill.mjs's own checks, which returns a sentence on failure; and `prepare`, which returns options for
 * the start and `undo`, or a requirement `missing` on this machine.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { oneOf, sleep, until } from './chance.mjs'
import { Client } from './client.mjs'
import { mail, payments } from './outside.mjs'
import { leads, saves, visits } from './people.mjs'

/** All work; mail last, because the other work causes some. */
const ALL = [leads, visits, saves, payments, mail]

/** Maximum kills per part: `npm start` gives up a process at its sixth crash without a minute of uptime. */
const MOST_KILLS = 4

/** Maximum growth of the site's memory after its first minute, in per cent. */
const MOST_GROWTH = 10

/** The site's memory in megabytes: the median of several readings, because it fluctuates. */
async function memoryOf(site) {
  const readings = []
  while (readings.length < 11) {
    readings.push(site.parts().site.megabytes)
    await sleep(2000)
  }
  return readings.sort((one, other) => one - other)[5]
}

/** Successive offsets of the clock. The last restores the true time. */
const JUMPS = ['+2h', '-1h', '+2d', '-1d', '+0']

/** Publishes a post; resolves to whether the list shows it within ten seconds. */
async function isPublished(site) {
  const client = new Client(site)
  await client.signIn()
  const id = randomUUID()
  const fields = { title: `After ${id}`, slug: `after-${id}`, content: 'Text.', status: 'published' }
  const answer = await client.savePost({ id, version: 'new' }, fields)
  return answer.ok && until(async () => (await client.send('/blog')).body.includes(fields.title), 10_000)
}

export const faults = [
  {
    name: 'kills',
    work: ALL,
    pace: { times: 14, calm: [3, 9], lasts: [0, 0] },
    break({ site, random }) {
      for (const part of oneOf(random, [['site'], ['backend'], ['mail'], ['site', 'backend']]))
        if (site.broken.filter((each) => each === part).length < MOST_KILLS) site.signal(part, 'KILL')
    },
  },
  {
    name: 'frozen',
    work: ALL,
    pace: { times: 3, calm: [5, 8], lasts: [10, 14] },
    break: ({ site }, time) => site.signal(['backend', 'site', 'mail'][time], 'STOP'),
    mend: ({ site }, time) => site.signal(['backend', 'site', 'mail'][time], 'CONT'),
  },
  {
    name: 'memory',
    work: ALL,
    pace: { times: 1, calm: [60, 60], lasts: [150, 150] },
    // Breaks nothing: measures the work alone.
    async break(drill) {
      drill.before = await memoryOf(drill.site)
    },
    async check({ site, before }) {
      const after = await memoryOf(site)
      if (after > before * (1 + MOST_GROWTH / 100)) return `the site grew from ${before} to ${after} MB`
    },
  },
  {
    name: 'disk-full',
    work: [leads, saves, payments],
    pace: { times: 2, calm: [5, 6], lasts: [8, 10] },
    /** Mounts a small file system over the folder, with 60 MB to spare. */
    prepare({ folder, base }) {
      const size = parseInt(execFileSync('du', ['-sm', base.folder], { encoding: 'utf8' })) + 60
      const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', folder])
      if (status !== 0) return { missing: 'the right to mount a file system (root, Linux)' }
      return { undo: () => execFileSync('umount', ['-l', folder]) }
    },
    break({ site }, time) {
      spawnSync('dd', ['if=/dev/zero', `of=${join(site.folder, 'filler')}`, 'bs=4k'])
      // Restarts on the full disk.
      if (time === 1) site.signal('backend', 'KILL')
    },
    mend: ({ site }) => rmSync(join(site.folder, 'filler')),
  },
  {
    name: 'clock',
    work: [leads, visits, saves],
    pace: { times: JUMPS.length, calm: [0, 0], lasts: [6, 6] },
    prepare({ folder }) {
      const libraries = readdirSync('/usr/lib').map((name) => `/usr/lib/${name}/faketime/libfaketime.so.1`)
      const library = libraries.find(existsSync)
      if (!library) return { missing: 'libfaketime (Debian: apt-get install faketime)' }
      const file = `${folder}-clock`
      writeFileSync(file, '+0')
      const environment = {
        LD_PRELOAD: library,
        FAKETIME_TIMESTAMP_FILE: file,
        FAKETIME_CACHE_DURATION: '1',
        // Setting a clock changes neither timers nor file times.
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        NO_FAKE_STAT: '1',
      }
      return { file, environment, undo: () => rmSync(file) }
    },
    break: ({ prepared }, time) => writeFileSync(prepared.file, JUMPS[time]),
    async check({ site }, time) {
      if (!(await isPublished(site).catch(() => false)))
        return `a post that was published at ${JUMPS[time]} is not on the list`
    },
    mend({ site }, time) {
      // Restarts at that time, and erases expired data.
      if (JUMPS[time] === '+2d') site.signal('backend', 'KILL')
    },
  },
]
