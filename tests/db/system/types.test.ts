import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { backendDatabase } from '../databases.mjs'

test('the generated types match the migrations', async () => {
  const script = join(__dirname, '..', '..', '..', 'scripts', 'types.mjs')
  const env = { ...process.env, LOCAL_DATABASE_URL: '', ...(await backendDatabase()) }
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8', env })
  expect(stderr).toBe('')
  expect(status).toBe(0)
}, 60_000)
