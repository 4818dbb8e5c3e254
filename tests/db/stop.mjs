import { once } from 'node:events'
import { rmSync } from 'node:fs'

async function end(child) {
  child.kill('SIGTERM')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

export default async function stop() {
  await Promise.all([globalThis.backend, globalThis.databases].filter(Boolean).map(end))
  for (const folder of [process.env.DATA_DIR, process.env.EMPTY_DATABASE, process.env.MIGRATED_DATABASES])
    if (folder) rmSync(folder, { recursive: true, force: true })
}
