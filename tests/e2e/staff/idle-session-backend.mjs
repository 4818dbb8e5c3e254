/** The embedded backend as it is, that besides carries out the SQL which its parent sends it: for what no address reaches. */
import { database } from '../../../scripts/backend.mjs'

process.on('message', async (sql) => {
  await database.exec(sql)
  process.send('done')
})
