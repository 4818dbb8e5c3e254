import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

test('the generated types match the migrations', () => {
  const script = join(__dirname, '..', '..', '..', 'scripts', 'types.mjs')
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
}, 60_000)
