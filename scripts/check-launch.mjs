/**
 * `npm run check:launch`: lists the values in lib/content that are still samples. Exit code 1 while there is one.
 * Needs the packages.
 */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { ROOT, fail, say } from './terminal.mjs'

const packages = createRequire(import.meta.url)
const loaded = new Map()

/** The exports of a TypeScript file and, through it, of the files that it imports. Node 20 reads no TypeScript. */
function load(file) {
  if (loaded.has(file)) return loaded.get(file)
  const exports = {}
  loaded.set(file, exports)
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
    },
  })
  const require = (name) => {
    const path = name.startsWith('@/') ? join(ROOT, name.slice(2)) : join(dirname(file), name)
    const found = /^(\.|@\/)/.test(name) && [`${path}.ts`, join(path, 'index.ts')].find(existsSync)
    return found ? load(found) : packages(name)
  }
  new Function('exports', 'require', outputText)(exports, require)
  return exports
}

const samples = load(join(ROOT, 'lib', 'content', 'samples.ts')).remainingSamples()
for (const { file, place } of samples) say(`lib/content/${file}: ${place}`)
if (samples.length > 0) {
  fail(`${samples.length} values are still samples. Put the real ones in before the site goes live.`)
}
say('No sample is left: the content is ready to go live.')
