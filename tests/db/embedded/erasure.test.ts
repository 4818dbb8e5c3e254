/** Traces of an erased person in the data folder that the database cannot remove. */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { promisify } from 'node:util'
import { MAIL_MONTHS } from '@/lib/retention'
import { folderWithMigrations } from '../databases.mjs'

const folder = folderWithMigrations()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const MARK = `vergeet${randomUUID().replaceAll('-', '')}`
const OTHER = `bewaar${randomUUID().replaceAll('-', '')}`

/** Mails of the auth server, two days inside and two days past retention. */
const AGED = [2, -2].map((days) => {
  const time = new Date()
  time.setUTCMonth(time.getUTCMonth() - MAIL_MONTHS)
  time.setUTCDate(time.getUTCDate() + days)
  return `${time.toISOString().replace(/[:.]/g, '-')} staff@example.org.eml`
})

const program = `
  const { execFileSync } = await import('node:child_process')
  const { openDatabase } = await import('./scripts/backend/database.mjs')
  const { removeErased } = await import('./scripts/backend/upkeep.mjs')
  const { Mailbox, storeMail } = await import('./scripts/local/mailbox.mjs')
  const folder = ${JSON.stringify(folder)}, mail = folder + '/mail'
  const places = (mark) => {
    let found = ''
    try { found = execFileSync('grep', ['-rlai', mark, folder], { encoding: 'utf8' }) } catch {}
    return [...new Set(found.split('\\n').filter(Boolean).map((path) => path.slice(folder.length + 1).split('/').slice(0, 2).join('/')))].sort()
  }
  const { database } = await openDatabase({ folder: folder + '/db' })
  const run = (sql, values) => database.query(sql, values)
  // Permissions are not under test here.
  await database.exec("create or replace function private.is_admin() returns boolean language sql as 'select true'")
  const enter = async (name) => {
    const address = name + '@example.org'
    const { rows: [lead] } = await run("insert into public.landing_form_submissions (first_name, surname, email, phone) values ('A', $1, $2, '+27820000000') returning id", [name, address])
    const { rows: [{ id }] } = await run("insert into public.mail_messages (kind, recipient, language, submission_id, dedupe_key) values ('new-lead', 'staff@example.org', 'en', $1, $2) returning id", [lead.id, name])
    await run("insert into public.payments (amount_gross, first_name, surname, email, language, purpose, level, due_on) values (100, 'A', $1, $2, 'en', 'deposit', 1, '2099-01-01')", [name, address])
    await storeMail(mail, 'staff@example.org', 'From: a@b.co\\r\\nMessage-ID:\\r\\n <' + id + '@localhost>\\r\\n\\r\\nDear ' + name)
    await new Mailbox(mail).send({ to: address, subject: 'An account', html: name })
  }
  await enter(${JSON.stringify(MARK)})
  await enter(${JSON.stringify(OTHER)})
  for (const name of ${JSON.stringify(AGED)}) (await import('node:fs')).writeFileSync(mail + '/' + name, '')
  await database.exec('analyze')
  // Leaves recycled WAL segments, as an earlier version did.
  await database.exec('set wal_recycle = on')
  for (let time = 0; time < 3; time++) {
    await database.exec("update public.leads set touched_at = now()")
    await database.exec('select pg_switch_wal()')
    await database.exec('checkpoint')
  }
  await database.exec('set wal_recycle = off')
  const before = places(${JSON.stringify(MARK)})
  await run('select private.erase_person($1, false)', [${JSON.stringify(`${MARK}@example.org`)}])
  const erased = places(${JSON.stringify(MARK)})
  await removeErased(database, mail)
  const after = places(${JSON.stringify(MARK)})
  const other = places(${JSON.stringify(OTHER)})
  const done = async () => (await run("select began_at from private.job_runs where job = 'vacuum'")).rows[0].began_at
  const first = await done()
  await removeErased(database, mail)
  console.log(JSON.stringify({ before, erased, after, other, mails: (await import('node:fs')).readdirSync(mail), again: first === await done() }))
  process.exit(0)`

test('an erased person is in no database file, log or mail; others stay', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  const { before, erased, after, other, mails, again } = JSON.parse(stdout) as Record<string, string[]>
  expect(before).toEqual(expect.arrayContaining(['db/base', 'db/pg_wal', expect.stringMatching(/^mail\//)]))
  expect(erased).toEqual(expect.arrayContaining(['db/base', 'db/pg_wal']))
  expect(after).toEqual([])
  expect(other!.filter((place) => place.startsWith('mail/'))).toHaveLength(2)
  expect(AGED.map((name) => mails!.includes(name))).toEqual([true, false])
  // Nothing left to do: no second run.
  expect(again).toBe(true)
})
