/**
 * Migrations of a release are never edited: databases that ran them would be refused. Each line of
 * `supabase/released.sha256` is a file's hash, as `sha256sum` prints it.
 */
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join('supabase', 'migrations')
const released = readFileSync(join('supabase', 'released.sha256'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => /^([0-9a-f]{64}) [ *](\d{14}_\w+\.sql)$/.exec(line)!.slice(1))

test('a released migration is as it was', () => {
  expect(released.length).toBeGreaterThan(20)
  for (const [hash, name] of released)
    expect([
      name,
      createHash('sha256')
        .update(readFileSync(join(FOLDER, name!)))
        .digest('hex'),
    ]).toEqual([name, hash])
})

test('a new migration comes after the released ones', () => {
  const names = readdirSync(FOLDER).sort()
  expect(names.slice(0, released.length)).toEqual(released.map(([, name]) => name))
})
