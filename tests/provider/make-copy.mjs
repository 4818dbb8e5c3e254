/** A copy of the project as another provider would set it up (docs/provider.md), in a folder that Git ignores. */
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createJiti } from 'jiti'
import sharp from 'sharp'
import { ROOT } from '../../scripts/terminal.mjs'

/** Inside the project, so that Next's bundler may follow the link to its packages. */
export const COPY = join(ROOT, '.next-provider')

const left = /^(?:node_modules|test-results|\.git|\.next.*|\.local.*|\.env.*)$/

/** Replaces each text in a file of the copy. @throws Error if it is not there. */
function edit(file, ...changes) {
  const path = join(COPY, file)
  let text = readFileSync(path, 'utf8')
  for (const [before, after] of changes) {
    if (!text.includes(before)) throw new Error(`${file} has no ${before}`)
    text = text.replace(before, after)
  }
  writeFileSync(path, text)
}

/** Draws the icons of browsers and home screens from app/icon.svg. */
async function drawIcons() {
  const png = (size) => sharp(join(COPY, 'app/icon.svg'), { density: 512 }).resize(size).png()
  for (const [file, size] of [
    ['app/apple-icon.png', 180],
    ['public/icons/icon-192.png', 192],
    ['public/icons/icon-512.png', 512],
    ['public/icons/maskable-512.png', 512],
  ])
    await png(size).toFile(join(COPY, file))
  // An ICO file may hold a PNG after its list of pictures, here one.
  const picture = await png(48).toBuffer()
  const head = Buffer.alloc(22)
  head.set([0, 0, 1, 0, 1, 0, 48, 48, 0, 0, 1, 0, 32, 0])
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(22, 18)
  writeFileSync(join(COPY, 'app/favicon.ico'), Buffer.concat([head, picture]))
}

/** Makes the copy. */
export async function makeCopy() {
  removeCopy()
  mkdirSync(COPY)
  for (const name of readdirSync(ROOT).filter((each) => !left.test(each)))
    cpSync(join(ROOT, name), join(COPY, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(COPY, 'node_modules'), 'junction')
  cpSync(join(ROOT, 'tests', 'provider', 'site'), COPY, { recursive: true })
  await drawIcons()
  const jiti = createJiti(import.meta.url, { alias: { '@': COPY } })
  const { provider } = await jiti.import(join(COPY, 'lib/provider/provider.ts'))
  const { contentSql } = await jiti.import(join(COPY, 'tests/provider/content.ts'))
  const categories = Object.keys(provider.categories).map((each) => `'${each}'`)
  edit(
    'supabase/migrations/20261121000100_core.sql',
    ["'Africa/Johannesburg'", `'${provider.timeZone}'`],
    ['array[1, 2, 3]', `array[${provider.levels.join(', ')}]`],
    [
      /array\['counselling'[^\]]*\]/.exec(
        readFileSync(join(COPY, 'supabase/migrations/20261121000100_core.sql'), 'utf8'),
      )[0],
      `array[${categories.join(', ')}]`,
    ],
  )
  const posts = readFileSync(join(COPY, 'supabase/posts.sql'), 'utf8')
  writeFileSync(join(COPY, 'supabase/seed.sql'), `${posts}\n${contentSql()}\n`)
}

/** Deletes the copy. */
export const removeCopy = () => rmSync(COPY, { recursive: true, force: true })
