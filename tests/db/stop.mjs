import { once } from 'node:events'
import { rmSync } from 'node:fs'

export default async function stop() {
  const { backend } = globalThis
  backend.kill('SIGTERM')
  if (backend.exitCode === null) await once(backend, 'exit')
  rmSync(process.env.DATA_DIR, { recursive: true, force: true })
}
