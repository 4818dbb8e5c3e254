/** An embedded database without free file descriptors, as in a folder read-only for a while. */
import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { folderWithDatabase } from '../databases.mjs'

const folder = folderWithDatabase()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const program = `
  const { openDatabase } = await import('./scripts/backend/database.mjs')
  const { openFile, repeat } = await import('./scripts/backend/upkeep.mjs')
  const { database } = await openDatabase({ folder: ${JSON.stringify(join(folder, 'db'))} })
  await database.query('select 1')
  void repeat(() => openFile(database), () => { console.log('given up'); process.exit(0) }, 10)
  setTimeout(() => {
    console.log('kept')
    try { for (;;) database.Module.FS.open('/dev/urandom', 0) } catch {}
  }, 500)`

test('the database is kept while healthy, and given up when it cannot open files', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  expect(stdout.trim().split('\n')).toEqual(['kept', 'given up'])
})
