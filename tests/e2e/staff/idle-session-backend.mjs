/** The embedded backend as it is, that besides carries out the SQL which its parent sends it: for what no address reaches. */
import { connection } from '../../../scripts/backend.mjs'

process.on('message', async (sql) => {
  await connection.driver.exec(sql)
  process.send('done')
})
