/**
 * `npm run check:launch`: lists the values in lib/content that are still samples. Exit code 1 while there is one.
 * Needs the packages.
 */
import { fail, say } from './terminal.mjs'
import { importTypeScript } from './typescript.mjs'

const { remainingSamples } = await importTypeScript('lib/content/samples.ts')

const samples = remainingSamples()
for (const { file, place } of samples) say(`lib/content/${file}: ${place}`)
if (samples.length > 0) {
  fail(`${samples.length} values are still samples. Put the real ones in before the site goes live.`)
}
say('No sample is left: the content is ready to go live.')
