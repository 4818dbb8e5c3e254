/** An embedded database without descriptors, as one becomes in a folder that is read-only for a while. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const program = (prepare: string) => `
  const { openDatabase, watchDatabase } = await import('./scripts/database.mjs')
  const { database } = await openDatabase()
  await database.query('select 1')
  ${prepare}
  watchDatabase(database, () => { console.log('given up'); process.exit(0) }, 10)
  setTimeout(() => { console.log('kept'); process.exit(0) }, 1000)`

const run = async (prepare: string) =>
  (
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program(prepare)], {
      env: { ...process.env, NODE_OPTIONS: '' },
    })
  ).stdout.trim()

test('one that can open no file any more is given up', async () => {
  const open = "for (;;) database.Module.FS.open('/dev/urandom', 0)"
  await expect(run(`try { ${open} } catch {}`)).resolves.toBe('given up')
})

test('a healthy one is kept', async () => {
  await expect(run('')).resolves.toBe('kept')
})
