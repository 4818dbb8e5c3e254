/** The configuration of a deployment on Vercel. */
import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

interface Configuration {
  readonly regions: readonly string[]
  readonly functions: Readonly<Record<string, { readonly maxDuration: number }>>
  readonly crons: readonly { readonly path: string; readonly schedule: string }[]
}
const configuration = JSON.parse(readFileSync('vercel.json', 'utf8')) as Configuration

test('the site runs in one region, which the docs name', () => {
  expect(configuration.regions).toEqual([expect.stringMatching(/^[a-z]{3}1$/)])
  expect(readFileSync('docs/deploy.md', 'utf8')).toContain(`\`${configuration.regions[0]}\``)
})

test('each job of the web server runs every minute', () => {
  const route = readFileSync('app/api/jobs/[job]/route.ts', 'utf8')
  const jobs = [...route.matchAll(/^ {2}(\w+): scheduledJob\(/gm)].map(([, job]) => `/api/jobs/${job}`)
  expect(jobs.length).toBeGreaterThan(1)
  expect(configuration.crons).toEqual(jobs.map((path) => ({ path, schedule: '* * * * *' })))
  // Without Vercel's, by the SQL of the docs.
  const [, names] = /unnest\(array\[(.+)\]\) job/.exec(readFileSync('docs/deploy.md', 'utf8')) ?? []
  expect(names?.match(/\w+/g)?.map((job) => `/api/jobs/${job}`)).toEqual(jobs)
})

test('functions end within half a minute, or the time that their file states', () => {
  expect(configuration.functions).toEqual({ 'app/**/*': { maxDuration: 30 } })
  const stated = readdirSync('app', { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    if (!name.endsWith('.ts')) return []
    const [, seconds] =
      /^export const maxDuration = (\d+)$/m.exec(readFileSync(join('app', name), 'utf8')) ?? []
    return seconds ? [Number(seconds)] : []
  })
  expect(stated.length).toBeGreaterThan(0)
  // The most of any plan without fluid compute.
  expect(Math.max(...stated)).toBeLessThanOrEqual(60)
})

test.each([
  ['is not off', {}],
  ['is on', { NEXT_ENABLE_ADAPTER: '1' }],
  ['is in use all the same', { NEXT_ENABLE_ADAPTER: '0', NEXT_ADAPTER_PATH: '/adapter.js' }],
])('a build on Vercel ends if its adapter %s', (_, environment) => {
  const env = { ...process.env, VERCEL: '1', ...environment }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], { env, encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringContaining('Set NEXT_ENABLE_ADAPTER to 0')])
})
