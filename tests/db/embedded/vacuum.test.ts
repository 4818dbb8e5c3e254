/** An embedded database that has grown while open, as a live site's does. */
import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { folderWithDatabase } from '../databases.mjs'

const folder = folderWithDatabase()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const program = `
  const { openDatabase } = await import('./scripts/backend/database.mjs')
  const { repeat, vacuum } = await import('./scripts/backend/upkeep.mjs')
  const { database } = await openDatabase({ folder: ${JSON.stringify(join(folder, 'db'))} })
  const known = async () => (await database.query("select reltuples from pg_class where relname = 'Grown'")).rows[0].reltuples
  const scanned = async () => {
    const { rows } = await database.query('explain select count(*) from "Grown" where id < 900')
    return rows.map((row) => row['QUERY PLAN']).join().match(/Seq Scan|Index Only Scan/)[0]
  }
  await database.exec('create table "Grown" (id integer primary key, text text)')
  await database.exec("insert into \\"Grown\\" select n, repeat('x', 1000) from generate_series(1, 2000) n")
  console.log(await known())
  void repeat(() => vacuum(database), console.error, 10)
  while (await known() < 0) await new Promise((resolve) => setTimeout(resolve, 10))
  console.log(await known(), await scanned())
  process.exit(0)`

test('the database gets statistics and maps for its plans, as from autovacuum', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  expect(stdout.trim().split('\n')).toEqual(['-1', '2000 Index Only Scan'])
})
