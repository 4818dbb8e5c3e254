/** Takes a folder with all that is in it from everybody but its owner. Node's own modules only. */
import { chmodSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Folders become 0700, files 0600. Symbolic links, which may lead out of the folder, are left alone. */
export function restrict(folder) {
  chmodSync(folder, 0o700)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) restrict(path)
    else if (entry.isFile()) chmodSync(path, 0o600)
  }
}
