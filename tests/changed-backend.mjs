/**
 * The embedded backend, which also runs the SQL that its parent process sends, for what no endpoint can do. Each message
 * is answered: with null, or with what was wrong.
 */
import { database } from '../scripts/backend/backend.mjs'

process.on('message', (sql) =>
  database.exec(sql).then(
    () => process.send(null),
    (error) => process.send(error.message),
  ),
)
