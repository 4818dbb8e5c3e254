/**
 * Makes the database of an earlier release in the data folder that is given: the migrations up to a version, and
 * rows of that time from a file of SQL on standard input.
 */
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { App } from '@supabase/lite'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { MIGRATIONS, migrate } from '../../scripts/migrate.mjs'

const [folder, lastVersion] = process.argv.slice(2)
const old = mkdtempSync(join(tmpdir(), 'old-migrations-'))
for (const file of readdirSync(MIGRATIONS)) {
  if (file.split('_')[0] <= lastVersion) symlinkSync(join(MIGRATIONS, file), join(old, file))
}
const connection = await createPgliteConnection({ url: join(folder, 'db') })
await new App({ connection, auth: { enabled: true } }).ensureSystemSchema()
await migrate(connection.driver, old)
// An earlier release knew no file store.
await connection.driver.exec('drop schema storage cascade')
await connection.driver.exec(await text(process.stdin))
await connection.close()
rmSync(old, { recursive: true })
process.exit(0)
