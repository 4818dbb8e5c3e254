/** Upgrade backups do not outlive the published retention period. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BACKUP_DAYS } from '@/lib/retention'
import { spawnSync } from 'node:child_process'
import { stamp } from './folder.mjs'

const HOUR = 60 * 60 * 1000

test('expired upgrade backups are removed with their keys, and others stay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'backups-'))
  const end = Date.now() - BACKUP_DAYS * 24 * HOUR
  const [kept, old] = [stamp(end + HOUR), stamp(end - HOUR)]
  for (const name of [kept, old].flatMap((time) => [`before-upgrade-${time}`, time]))
    for (const each of [name, `${name}-secrets`])
      mkdirSync(join(folder, 'backups', each), { recursive: true })
  const program =
    "const { removeOldUpgrades } = await import('./scripts/backup/embedded.mjs'); removeOldUpgrades()"
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, DATA_DIR: folder },
  })
  const left = readdirSync(join(folder, 'backups')).filter((name) => name.includes(old))
  const newer = readdirSync(join(folder, 'backups')).filter((name) => name.includes(kept))
  rmSync(folder, { recursive: true })
  expect(status).toBe(0)
  expect(left.toSorted()).toEqual([old, `${old}-secrets`])
  expect(newer).toHaveLength(4)
})
