/**
 * The embedded backend, which also runs SQL from its parent process, for changes that no endpoint offers. Answers each
 * message with null or an error.
 */
import { database } from '../scripts/backend/backend.mjs'

process.on('message', (sql) =>
  database.exec(sql).then(
    () => process.send(null),
    (error) => process.send(error.message),
  ),
)
