/**
 * Writes what the sources lack, before a build and before the development server starts: the drawings and icons that pages
 * show, public/scenes and lib/scenes/_icons, each a file, so that a browser loads it once, and only where it is seen, and
 * the server compresses it; and the fonts, app/[locale]/_fonts.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fontFiles } from './fonts.mjs'
import { ROOT } from './terminal.mjs'
import { importTypeScript } from './typescript.mjs'

/**
 * Writes files into a folder, and removes what else is in it. What has its content already is not written: in a container
 * nothing may be written where the sources are.
 * @param {string} folder from the root of the project
 * @param {readonly (readonly [name: string, content: string | Uint8Array])[]} files
 */
function writeFolder(folder, files) {
  mkdirSync(join(ROOT, folder), { recursive: true })
  const names = new Set(files.map(([name]) => name))
  for (const name of readdirSync(join(ROOT, folder)))
    if (!names.has(name)) rmSync(join(ROOT, folder, name), { recursive: true })
  for (const [name, content] of files) {
    const path = join(ROOT, folder, name)
    if (!existsSync(path) || !readFileSync(path).equals(Buffer.from(content))) writeFileSync(path, content)
  }
}

/** Writes all of it. */
export async function writeGenerated() {
  const { sceneFiles } = await importTypeScript('lib/scenes/files.ts')
  // Apart from the scenes, because it renders with React, which Next refuses in the modules of pages.
  const { iconFiles } = await importTypeScript('lib/scenes/icon-drawings.ts')
  writeFolder(
    'public/scenes',
    Array.from(sceneFiles(), ([address, text]) => [basename(address), text]),
  )
  writeFolder(
    'lib/scenes/_icons',
    Object.entries(iconFiles()).map(([name, text]) => [`${name}.svg`, text]),
  )
  writeFolder('app/[locale]/_fonts', await fontFiles())
}
