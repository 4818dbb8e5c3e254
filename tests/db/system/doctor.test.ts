/** `npm run doctor` on the embedded backend: as migrated, and altered without migrations. */
import { CRON_SECRET, deployedSite } from '../../deployed-site'
import { full, inFull } from '../../scope'
import { doctor, mailServer } from './doctor'
import { type OwnBackend, ownBackend } from '../own-backend'

// The command makes a database for comparison, also on a slow machine.
jest.setTimeout(300_000)

let backend: OwnBackend
let mail: Awaited<ReturnType<typeof mailServer>>
let site: Awaited<ReturnType<typeof deployedSite>>

beforeAll(async () => {
  backend = await ownBackend(undefined, 'tests/changed-backend.mjs')
  mail = await mailServer()
  site = await deployedSite()
  await backend.change(
    "insert into private.job_runs (job, began_at) values ('mail', now()), ('payments', now())",
  )
})
afterAll(async () => {
  await site.close()
  await backend.end()
  await mail.close()
})

const ask = (environment = {}) =>
  doctor({
    SUPABASE_URL: '',
    ...backend.environment,
    SMTP_URL: mail.address(),
    MAIL_FROM: 'site@example.org',
    SITE_URL: site.url,
    CRON_SECRET,
    ...environment,
  })

inFull(test)('a backend as migrated has no faults', async () => {
  const { code, wrong, text } = await ask()
  expect(wrong).toEqual([])
  expect(code).toBe(0)
  expect(text).toContain('✓ Grants: nobody may do more or less than the migrations say.')
})

const AGAIN = 'Its statement is in supabase/migrations: run it again in the SQL editor.'

/** Runs the suggested SQL, and expects the mended faults to be gone. */
async function mended(wrong: readonly string[]) {
  const statements = wrong.flatMap((each) => /In the SQL editor: ([^|]+;)/.exec(each)?.[1] ?? [])
  await backend.change(statements.join('\n'))
  const still = (await ask()).wrong
  expect(still.filter((each) => /^(?:Grants|Policies|Storage)/.test(each))).toEqual([])
}

test('alterations are named, with the statement that mends them', async () => {
  await backend.change(`
    grant insert on public.leads to anon;
    revoke execute on function public.payment_status(uuid) from anon;
    grant select on private.settings to authenticated;
    create policy "everybody reads files" on storage.objects for select to anon using (true);
    alter table auth.users disable trigger admit_account;
    create or replace function private.is_admin() returns boolean
      language sql stable security definer set search_path = '' as 'select true';
    alter table private.settings disable row level security;
    drop index public.payment_proofs_created;
    update storage.buckets set file_size_limit = null, public = true where id = 'payment-proofs';
    update storage.buckets set allowed_mime_types = array['image/svg+xml'] where id = 'post-images';
    delete from private.job_keys where purpose = 'mail';
    update private.job_keys set hash = repeat('0', 64) where purpose = 'payments';`)
  const { code, wrong } = await ask()
  expect(code).toBe(1)
  expect(wrong).toEqual([
    'Grants: anon lacks EXECUTE on function public.payment_status(uuid). | In the SQL editor: grant execute on function public.payment_status(uuid) to anon;',
    'Grants: anon has INSERT on public.leads, which no migration gives. | In the SQL editor: revoke insert on public.leads from anon;',
    'Grants: authenticated has SELECT on private.settings, which no migration gives. | In the SQL editor: revoke select on private.settings from authenticated;',
    'Policies: policy "everybody reads files" on storage.objects is in no migration. | In the SQL editor: drop policy "everybody reads files" on storage.objects;',
    'Policies: row level security of private.settings is off. | In the SQL editor: alter table private.settings enable row level security;',
    `Schema: function private.is_admin() differs from the migrations. | ${AGAIN}`,
    `Schema: index public.payment_proofs_created is missing. | ${AGAIN}`,
    'Schema: trigger admit_account on auth.users is switched off. | In the SQL editor: alter table auth.users enable trigger admit_account;',
    'Job keys: the project has none for mail. | npm run setup -- keys',
    "Job keys: JOB_SECRET does not give the project's key for payments. | Set the one that belongs to this project on the web server. If it is lost, run: npm run setup -- keys new",
    ...['post-images', 'payment-proofs'].map((bucket) =>
      expect.stringMatching(
        `^Storage: the bucket ${bucket} has other limits than the migrations give it\\. \\| In the SQL editor: insert into storage\\.buckets .* on conflict \\(id\\) do update `,
      ),
    ),
  ])
  if (full) await mended(wrong)
})
