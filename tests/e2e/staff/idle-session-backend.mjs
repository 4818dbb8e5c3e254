/** The embedded backend, which also runs the SQL that its parent process sends, for what no endpoint can do. */
import { database } from '../../../scripts/backend.mjs'

process.on('message', async (sql) => {
  await database.exec(sql)
  process.send('done')
})
