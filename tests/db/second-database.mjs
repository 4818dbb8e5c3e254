/**
 * A database of its own, in memory, on the migrations alone. A process, because the packages are ES modules.
 * Answers every `{ id, sql, values }` with `{ id, rows }` or `{ id, error }`.
 */
import { App } from '@supabase/lite'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { migrate } from '../../scripts/migrate.mjs'

const connection = await createPgliteConnection({})
await new App({ connection, auth: { enabled: true } }).ensureSystemSchema()
await migrate(connection.driver)

process.on('message', async ({ id, sql, values }) => {
  try {
    const { rows } = await connection.driver.query(sql, values)
    process.send({ id, rows })
  } catch (error) {
    process.send({ id, error: error.message })
  }
})
process.on('disconnect', () => process.exit(0))
process.send({ ready: true })
