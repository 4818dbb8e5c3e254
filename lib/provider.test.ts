import { readFileSync } from 'node:fs'
import { provider } from './provider'

const core = readFileSync('supabase/migrations/20261121000100_core.sql', 'utf8')

/** The constant that a function of the database returns. */
const constantOf = (name: string) =>
  new RegExp(`function private\\.${name}\\(\\)[^$]*\\$\\$ select (.*?) \\$\\$`).exec(core)?.[1]

test('the database has the time zone and the levels of the provider', () => {
  expect(constantOf('time_zone')).toBe(`'${provider.timeZone}'`)
  expect(constantOf('levels')).toBe(`array[${provider.levels.join(', ')}]::smallint[]`)
})

test('levels are counted from 1, and the segment is one of an address', () => {
  expect(provider.levels).toEqual(provider.levels.map((_, index) => index + 1))
  expect(provider.segment).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
})
