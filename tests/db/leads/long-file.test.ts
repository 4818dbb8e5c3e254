import type { Row } from '../rest'
import { query } from '../second-database'
import { inFull } from '../../scope'

const file = async () =>
  (await query<{ file: { total: number; leads: Row[] } }>("select public.lead_export('many') as file"))[0]!
    .file

afterAll(() => query("delete from public.leads where email like 'many%'"))

inFull(test)('an export of more than ten thousand leads returns only their number', async () => {
  await query(`
    insert into public.leads
      (address, first_name, surname, email, phone, language, traffic_source, first_at, last_at)
    select mail, 'A', 'B', mail, '+27711111111', 'en', 'Direct', now(), now()
    from (select 'many' || n || '@example.org' as mail from generate_series(1, 10001) n) mails`)
  expect(await file()).toEqual({ total: 10_001, leads: [] })
  await query("delete from public.leads where email = 'many1@example.org'")
  const { total, leads } = await file()
  expect([total, leads.length]).toEqual([10_000, 10_000])
})
