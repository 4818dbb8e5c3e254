/** A copy of the project as another provider would set it up (docs/provider.md). */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createJiti } from 'jiti'
import sharp from 'sharp'
import { ROOT } from '../../scripts/terminal.mjs'
import { copyProject } from '../project-copy.mjs'

/** Replaces each text in a file of the copy. @throws Error if it is not there. */
function edit(folder, file, ...changes) {
  const path = join(folder, file)
  let text = readFileSync(path, 'utf8')
  for (const [before, after] of changes) {
    if (!text.includes(before)) throw new Error(`${file} has no ${before}`)
    text = text.replace(before, after)
  }
  writeFileSync(path, text)
}

/** Draws the icons of browsers and home screens from app/icon.svg. */
async function drawIcons(folder) {
  const png = (size) => sharp(join(folder, 'app/icon.svg'), { density: 512 }).resize(size).png()
  for (const [file, size] of [
    ['app/apple-icon.png', 180],
    ['public/icons/icon-192.png', 192],
    ['public/icons/icon-512.png', 512],
    ['public/icons/maskable-512.png', 512],
  ])
    await png(size).toFile(join(folder, file))
  // An ICO file may hold a PNG after its list of pictures, here one.
  const picture = await png(48).toBuffer()
  const head = Buffer.alloc(22)
  head.set([0, 0, 1, 0, 1, 0, 48, 48, 0, 0, 1, 0, 32, 0])
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(22, 18)
  writeFileSync(join(folder, 'app/favicon.ico'), Buffer.concat([head, picture]))
}

/** Makes the copy. Returns its folder, and a function that deletes it. */
export async function makeCopy() {
  const { folder, remove } = copyProject('provider')
  cpSync(join(ROOT, 'tests', 'provider', 'site'), folder, { recursive: true })
  await drawIcons(folder)
  const jiti = createJiti(import.meta.url, { alias: { '@': folder } })
  const { provider } = await jiti.import(join(folder, 'lib/provider/provider.ts'))
  const { contentSql } = await jiti.import(join(folder, 'tests/provider/content.ts'))
  const categories = Object.keys(provider.categories).map((each) => `'${each}'`)
  edit(
    folder,
    'supabase/migrations/20261121000100_core.sql',
    ["'Africa/Johannesburg'", `'${provider.timeZone}'`],
    ['array[1, 2, 3]', `array[${provider.levels.join(', ')}]`],
    [
      /array\['counselling'[^\]]*\]/.exec(
        readFileSync(join(folder, 'supabase/migrations/20261121000100_core.sql'), 'utf8'),
      )[0],
      `array[${categories.join(', ')}]`,
    ],
  )
  const posts = readFileSync(join(folder, 'supabase/posts.sql'), 'utf8')
  writeFileSync(join(folder, 'supabase/seed.sql'), `${posts}\n${contentSql()}\n`)
  return { folder, remove }
}
