/** Files that scripts make. Node's own modules only. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Writes a file unless it has this content already: in a container nothing may be written where the sources are. */
export function writeChanged(path, content) {
  const bytes = Buffer.from(content)
  if (existsSync(path) && readFileSync(path).equals(bytes)) return
  writeFileSync(path, bytes)
}
