/**
 * Writes the drawings and icons that pages show, public/scenes and lib/scenes/_icons: each is a file, so that a browser loads
 * it once, and only where it is seen, and the server compresses it.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { writeChanged } from './changed-file.mjs'
import { ROOT } from './terminal.mjs'
import { importTypeScript } from './typescript.mjs'

/**
 * Writes files into a folder, and removes what else is in it.
 * @param {string} folder
 * @param {readonly (readonly [name: string, text: string])[]} files
 */
function writeFolder(folder, files) {
  mkdirSync(folder, { recursive: true })
  const names = new Set(files.map(([name]) => name))
  for (const name of readdirSync(folder))
    if (!names.has(name)) rmSync(join(folder, name), { recursive: true })
  for (const [name, text] of files) writeChanged(join(folder, name), text)
}

/** Writes the files. */
export async function writeScenes() {
  const { sceneFiles } = await importTypeScript('lib/scenes/files.ts')
  // Apart from the scenes, because it renders with React, which Next refuses in the modules of pages.
  const { iconFiles } = await importTypeScript('lib/scenes/icon-drawings.ts')
  writeFolder(
    join(ROOT, 'public', 'scenes'),
    Array.from(sceneFiles(), ([address, text]) => [basename(address), text]),
  )
  writeFolder(
    join(ROOT, 'lib', 'scenes', '_icons'),
    Object.entries(iconFiles()).map(([name, text]) => [`${name}.svg`, text]),
  )
}
