import { readFileSync } from 'node:fs'
import { expect, site, test } from '../support/test'
import { sample } from '../../scope'

interface Manifest {
  readonly node: Readonly<Record<string, { readonly exportedName: string; readonly filename: string }>>
}

/** Arguments in React's encoding: none, a value, nested values, a number that JSON lacks, a missing value. */
const bodies = ['[]', '[null,"$undefined"]', '["x","x","x","x","x"]', '[{"a":[1]},["$n12"],"$NaN"]']

test('no action fails on unexpected arguments', async ({ request }) => {
  const manifest = readFileSync(`${process.env.DIST_DIR}/server/server-reference-manifest.json`, 'utf8')
  const actions = Object.entries((JSON.parse(manifest) as Manifest).node)
  expect(actions.length).toBeGreaterThan(60)
  for (const [index, [id, { exportedName }]] of actions.entries())
    for (const data of sample(bodies, index)) {
      const answer = await request.post(`${site}/landing`, {
        headers: { 'next-action': id, 'content-type': 'text/plain;charset=UTF-8', origin: site },
        data,
        maxRedirects: 0,
      })
      expect(answer.status(), `${exportedName} ${data}`).toBeLessThan(500)
      // An exception is a separate row.
      expect(await answer.text(), `${exportedName} ${data}`).not.toMatch(/^\d+:E\{/m)
    }
})
