/**
 * Writes public/scenes, the drawings and icons that pages show: each is a file, so that a browser loads it once, and only where it
 * is seen, and the server compresses it.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeChanged } from './changed-file.mjs'
import { ROOT } from './terminal.mjs'
import { importTypeScript } from './typescript.mjs'

/** Writes the files. */
export async function writeScenes() {
  const { sceneFiles } = await importTypeScript('lib/scenes/files.ts')
  const { ICON_FILE } = await importTypeScript('lib/scenes/icons.ts')
  // Apart from the scenes, because it renders with React, which Next refuses in the modules of pages.
  const { iconSheet } = await importTypeScript('lib/scenes/icon-drawings.ts')
  const drawings = [...sceneFiles(), [ICON_FILE, iconSheet()]]
  const files = new Map(drawings.map(([address, file]) => [join(ROOT, 'public', address), file]))
  const folder = join(ROOT, 'public', 'scenes')
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder))
    if (!files.has(join(folder, name))) rmSync(join(folder, name), { recursive: true })
  for (const [path, file] of files) writeChanged(path, file)
}
