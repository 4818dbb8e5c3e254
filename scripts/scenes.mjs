/**
 * Writes public/scenes, the drawings that pages show: each is a file, so that a browser loads it once, and only where it
 * is seen, and the server compresses it.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './terminal.mjs'
import { importTypeScript } from './typescript.mjs'

/** Writes the files; called before a build and before the development server starts. */
export async function writeScenes() {
  const { sceneFiles } = await importTypeScript('lib/scenes/files.ts')
  rmSync(join(ROOT, 'public', 'scenes'), { recursive: true, force: true })
  mkdirSync(join(ROOT, 'public', 'scenes'), { recursive: true })
  for (const [address, file] of sceneFiles()) writeFileSync(join(ROOT, 'public', address), file)
}
