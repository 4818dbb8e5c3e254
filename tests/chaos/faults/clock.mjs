/** A clock that jumps ahead and back. Needs libfaketime (Debian: apt-get install faketime). */
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sleep, until } from '../chance.mjs'
import { Client } from '../client.mjs'

/** What the clock is ahead by, one after the other. The last is the true time again. */
const JUMPS = ['+2h', '-1h', '+2d', '-1d', '+0']

/** The folders in which systems keep the library. */
const FOLDERS = ['/usr/lib/faketime', '/usr/local/lib/faketime', '/opt/homebrew/lib/faketime']

function library() {
  const multiarch = existsSync('/usr/lib')
    ? readdirSync('/usr/lib').map((name) => join('/usr/lib', name, 'faketime'))
    : []
  return [...FOLDERS, ...multiarch]
    .flatMap((folder) => ['libfaketime.so.1', 'libfaketime.1.dylib'].map((name) => join(folder, name)))
    .find(existsSync)
}

/** Publishes a post; resolves to whether the list shows it within ten seconds. */
async function isPublished(site) {
  const client = new Client(site)
  await client.signIn()
  const title = `After the jumps ${randomUUID()}`
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const fields = { title, slug, content: 'Text.', status: 'published' }
  const answer = await client.savePost({ id: randomUUID(), version: 'new' }, fields)
  if (!answer.ok) return false
  return until(async () => (await client.send('/blog')).body.includes(title), 10_000)
}

export const clock = {
  prepare({ temporary }) {
    const path = library()
    if (!path) return { missing: 'libfaketime (Debian: apt-get install faketime)' }
    const file = join(temporary, 'clock')
    writeFileSync(file, '+0')
    return {
      file,
      environment: {
        LD_PRELOAD: path,
        DYLD_INSERT_LIBRARIES: path,
        FAKETIME_TIMESTAMP_FILE: file,
        FAKETIME_CACHE_DURATION: '1',
        // A clock that somebody sets changes neither timers nor what files say.
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        NO_FAKE_STAT: '1',
      },
    }
  },
  async run({ site, seconds, prepared }) {
    const faults = []
    for (const jump of JUMPS) {
      writeFileSync(prepared.file, jump)
      await sleep((seconds * 1000) / JUMPS.length)
      if (!(await isPublished(site).catch(() => false)))
        faults.push(`a post that was published at ${jump} is not on the list`)
      // Starts at that time, which erases what has run out.
      if (jump === '+2d') site.signal('backend', 'SIGKILL')
    }
    return { done: `set the clock to ${JUMPS.join(', ')}`, faults }
  },
}
