import { readFileSync, readdirSync, statSync } from 'node:fs'
import { provider } from './provider'

const core = readFileSync('supabase/migrations/20261121000100_core.sql', 'utf8')

/** The constant that a function of the database returns. */
const constantOf = (name: string) =>
  new RegExp(`function private\\.${name}\\(\\)[^$]*\\$\\$ select (.*?) \\$\\$`).exec(core)?.[1]

test('the database has the time zone, the levels and the categories of the provider', () => {
  expect(constantOf('time_zone')).toBe(`'${provider.timeZone}'`)
  expect(constantOf('levels')).toBe(`array[${provider.levels.join(', ')}]::smallint[]`)
  const categories = Object.keys(provider.categories)
  expect(constantOf('post_categories')).toBe(`array[${categories.map((each) => `'${each}'`).join(', ')}]`)
})

test('levels are counted from 1, and the segment is one of an address', () => {
  expect(provider.levels).toEqual(provider.levels.map((_, index) => index + 1))
  expect(provider.segment).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
})

/**
 * Files that hold the words of this provider: its configuration and content; PayFast, which is South African, with its
 * simulator; texts that the specification quotes; a command that makes random bytes.
 */
const own =
  /^lib\/(?:provider|content\/documents|payments\/gateways\/payfast)\/|\.test\.tsx?$|^supabase\/seed\.sql$|^scripts\/local\/payfast|^scripts\/bench\/goals\.mjs$|^messages\/quoted\.ts$/

/** Its name, place, subject, phone numbers, emergency numbers and currency. */
const names =
  /Paarl|South Africa|Suid-Afrika|Biblical.Counsel|Bybelse.Berading|berader|Johannesburg|\+27\d|\+27 [\dX]|\b0[678]\d \d{3} \d{4}\b|\b10111\b|\b10177\b|\bZAR\b|(?<!openssl )\brand\b/gi

test('no other code or message names the provider, its place, its subject, its phone numbers or its currency', () => {
  const files = ['app', 'components', 'lib', 'messages', 'scripts', 'supabase'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      `${folder}/${name}`.replaceAll('\\', '/'),
    ),
  )
  const read = files.filter(
    (file) => /\.(?:tsx?|mjs|json|sql|css)$/.test(file) && !own.test(file) && statSync(file).isFile(),
  )
  expect(read.length).toBeGreaterThan(1000)
  const naming = read.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(names)].map(([name]) => `${file}: ${name}`),
  )
  expect(naming).toEqual(['supabase/migrations/20261121000100_core.sql: Johannesburg'])
})
