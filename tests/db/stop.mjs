import { rmSync } from 'node:fs'
import { end } from '../../scripts/process/child.mjs'

export default async function stop() {
  await Promise.all([globalThis.backend, globalThis.databases].filter(Boolean).map(end))
  for (const folder of [process.env.DATA_DIR, process.env.EMPTY_DATABASE, process.env.MIGRATED_DATABASES])
    if (folder) rmSync(folder, { recursive: true, force: true })
}
