/**
 * Writes public/scenes, the drawings that pages show: each is a file, so that a browser loads it once and the server
 * compresses it.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './terminal.mjs'
import { importTypeScript } from './typescript.mjs'

/** Writes the files; called before a build and before the development server starts. */
export async function writeScenes() {
  const { sceneFile, scenes } = await importTypeScript('lib/scenes/files.ts')
  const folder = join(ROOT, 'public', 'scenes')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, scene] of Object.entries(scenes))
    writeFileSync(join(folder, `${name}.svg`), sceneFile(scene))
}
