/** Names in Dockerfile, compose.yaml and the proxy's settings exist elsewhere in the project. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { schema } from '@/lib/env-schema'
import { IN_PAGES } from './build/facts.mjs'

const ROOT = join(__dirname, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const all = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name]) => name!)),
]

const dockerfile = read('Dockerfile')
const compose = read('compose.yaml')
const example = read('.env.example')

/** The part of compose.yaml between two of its lines. */
function part(first: string, last: string) {
  const begin = compose.indexOf(first)
  return compose.slice(begin, compose.indexOf(last, begin))
}

const environment = all(part('x-environment:', 'x-site:'), /^ {2}([A-Z_]+):/gm)

test('every variable that compose.yaml reads is documented', () => {
  expect(
    all(compose, /\$\{([A-Z_]+)/g).filter((name) => !RegExp(`^(?:# )?${name}=`, 'm').test(example)),
  ).toEqual([])
})

test('a web server in a container gets every variable that a web server reads', () => {
  expect(all(example, /^([A-Z_]+)=/gm).filter((name) => !environment.includes(name))).toEqual([])
})

test('a build gets every argument and secret that it names', () => {
  const site = part('  site-1:', '  site-2:')
  const used = [
    ...all(dockerfile, /^ARG ([A-Z_]+)$/gm),
    ...all(dockerfile, /--mount=type=secret,id=([A-Z_]+)/g),
    'PREVIOUS_IMAGE',
  ]
  expect(used.length).toBeGreaterThan(5)
  expect(used.filter((name) => !site.includes(name))).toEqual([])
  // What a page is made with: another value makes another build, outside a container too.
  expect(IN_PAGES.filter((name) => !used.includes(name))).toEqual([])
  const documented = all(example, /^([A-Z_]+)=/gm).filter((name) => /^(?:BROCHURE_|PAGE_)/.test(name))
  expect(documented.filter((name) => !IN_PAGES.includes(name))).toEqual([])
})

test('no secret is a build argument, which everyone with the image can read', () => {
  expect(all(dockerfile, /^ARG ([A-Z_]+)/gm).filter((name) => /KEY|SECRET|PASS|SMTP/.test(name))).toEqual([])
})

test('every copied file exists and is included', () => {
  const ignored = read('.dockerignore').split('\n')
  const files = all(dockerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap((sources) => sources.split(' '))
  expect(files.length).toBeGreaterThan(5)
  expect(files.filter((file) => !existsSync(join(ROOT, file)) || ignored.includes(file))).toEqual([])
})

test('the health check of a web server requests an address of the site', () => {
  const addresses = all(dockerfile + read('deploy/Caddyfile'), /(\/api\/[\w/-]+)/g)
  expect(addresses).toEqual(['/api/health/live'])
  expect(existsSync(join(ROOT, 'app/api/health/[check]/route.ts'))).toBe(true)
})

test('a web server in a container has the memory limit of `npm start`', () => {
  const site = read('scripts/start.mjs')
  expect(dockerfile).toContain(`--max-old-space-size=${/HEAP = (\d+)/.exec(site)?.[1]} `)
  expect(dockerfile).toContain(`MALLOC_TRIM_THRESHOLD_=${128 * 2 ** 10}\n`)
})

test('sites trust the header that the proxy overwrites', () => {
  const trusted = /TRUSTED_ADDRESS_HEADER: (\S+)/.exec(compose)?.[1]
  expect(read('deploy/Caddyfile').toLowerCase()).toContain(`header_up ${trusted} {remote_host}`)
})

test('an operator has at most 30 names to know, and the five that matter come first', () => {
  const names = all(example, /^(?:# )?([A-Z_]+)=/gm)
  expect(names.length).toBeLessThanOrEqual(30)
  expect(names.slice(0, 5)).toEqual([
    ...['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'JOB_SECRET', 'SITE_URL', 'SMTP_URL'],
  ])
  const read = Object.keys(schema.shape).filter((name) => !name.startsWith('JOB_KEY_') && name !== 'VERCEL')
  expect(read.filter((name) => !names.includes(name))).toEqual([])
})
