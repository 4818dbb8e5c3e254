/** Brochures from the browser to storage: a private upload until the site has checked it; orphans are deleted. */
import { randomUUID } from 'node:crypto'
import { hashOfJobKey } from '../../../lib/job-keys.mjs'
import { filesOf, headersOf } from '../files'
import { request } from '../rest'
import { type Role, callersOfEveryRole } from '../roles'
import { query } from '../second-database'

const callers = callersOfEveryRole()
const uploads = filesOf('brochure-uploads')
const type = 'application/pdf'
const newName = () => `${randomUUID()}.pdf`
const sign = (who: (typeof callers)[Role], name: string) =>
  request(who, 'POST', `/storage/v1/object/upload/sign/brochure-uploads/${name}`)
const address = (name: string, token: string) =>
  `${process.env.SUPABASE_URL}/storage/v1/object/upload/sign/brochure-uploads/${name}?token=${token}`
/** As a browser sends it: with no key and no session. */
const put = async (to: string, bytes: Uint8Array<ArrayBuffer>, kind = type) => {
  const answer = await fetch(to, { method: 'PUT', headers: { 'content-type': kind }, body: bytes })
  await answer.text()
  return answer.status
}
const tokenOf = ({ body }: Awaited<ReturnType<typeof sign>>) => (body as { token: string }).token
const read = async (who: (typeof callers)[Role], name: string) => {
  const answer = await fetch(`${process.env.SUPABASE_URL}/storage/v1/object/brochure-uploads/${name}`, {
    headers: headersOf(who),
  })
  await answer.arrayBuffer()
  return answer.status
}

test('is signed for an admin, takes one PDF from anybody with its address, and is read by admins', async () => {
  const name = newName()
  const signed = await sign(callers.admin, name)
  // As the storage client reads it.
  const { url } = signed.body as { url: string }
  expect(url).toBe(`/object/upload/sign/brochure-uploads/${name}?token=${tokenOf(signed)}`)
  const to = address(name, tokenOf(signed))
  const bytes = new Uint8Array([1, 2, 3])
  expect(await put(to.replace(name, newName()), bytes)).toBeGreaterThanOrEqual(400)
  expect(await put(to, bytes)).toBe(200)
  expect(await put(to, bytes)).toBeGreaterThanOrEqual(400)
  expect(await uploads.statusOf(name)).toBeGreaterThanOrEqual(400)
  for (const role of ['anon', 'stranger', 'editor'] as const) {
    expect([role, (await read(callers[role], name)) >= 400]).toEqual([role, true])
    expect([role, await uploads.list(callers[role], name)]).toEqual([role, []])
  }
  expect(await read(callers.admin, name)).toBe(200)
  expect((await uploads.remove(callers.admin, name)).rows).toMatchObject([{ name }])
})

test.each<Role>(['anon', 'stranger', 'editor'])('is not signed for %s', async (role) => {
  const name = newName()
  const answer = await sign(callers[role], name)
  expect([answer.status >= 400, tokenOf(answer)]).toEqual([true, undefined])
  expect(await uploads.upload(callers[role], name, { type })).toBeGreaterThanOrEqual(400)
})

test('has a random name, and the limits of a brochure', async () => {
  for (const name of ['brochure.pdf', `${randomUUID()}.html`, `a/${newName()}`])
    expect((await sign(callers.admin, name)).status).toBeGreaterThanOrEqual(400)
  const most = 15 * 1024 * 1024
  for (const [bytes, kind, isStored] of [
    [new Uint8Array(most), type, true],
    [new Uint8Array(most + 1), type, false],
    [new Uint8Array(3), 'text/html', false],
  ] as const) {
    const name = newName()
    const status = await put(address(name, tokenOf(await sign(callers.admin, name))), bytes, kind)
    expect([kind, bytes.byteLength, status < 400]).toEqual([kind, bytes.byteLength, isStored])
    await uploads.remove(callers.admin, name)
  }
})

/** On a second database, where files can be made older. */
describe('an orphan', () => {
  const WEEK = 7 * 24
  const KEY = 'of this test'
  beforeAll(() => query("select public.add_job_key('mail', $1)", [hashOfJobKey(KEY)]))
  const stored = async (bucket: string, hours: number) => {
    const name = newName()
    await query(
      `insert into storage.objects (bucket_id, name, created_at) values ($1, $2, now() - $3 * interval '1 hour')`,
      [bucket, name, hours],
    )
    return name
  }
  const listed = async (name: string) => {
    const headers = { 'x-job-key': KEY }
    const rows = await query('select * from public.orphan_files()', [], { role: 'anon' }, headers)
    return JSON.stringify(rows).includes(name)
  }
  /** Whether a visitor's request deletes it: an operation of storage, under the policies. */
  const isDeleted = async (name: string, operation = 'object.delete_many') => {
    await query(
      `do $$ begin
        perform set_config('storage.operation', '${operation}', true);
        delete from storage.objects where name = '${name}';
      end $$`,
      [],
      { role: 'anon' },
    )
    return (await query('select from storage.objects where name = $1', [name])).length === 0
  }

  test.each([
    ['an upload that was not finished within a day', 'brochure-uploads', 24],
    ['a brochure that nothing has named for a week', 'brochures', WEEK],
  ])('is %s; the web server lists and deletes it', async (_, bucket, hours) => {
    const [young, old] = [await stored(bucket, hours - 1), await stored(bucket, hours + 1)]
    expect([await listed(young), await isDeleted(young)]).toEqual([false, false])
    expect([await listed(old), await isDeleted(old, 'object.get_public')]).toEqual([true, false])
    expect([await isDeleted(old), await listed(old)]).toEqual([true, false])
  })

  test.each([
    ['a version', `insert into public.content_versions (key, version, document) values ('brochure', 99, $1)`],
    ['a draft', `insert into public.content_drafts (key, document) values ('brochure', $1)`],
  ])('is no brochure that %s names', async (_, naming) => {
    const name = await stored('brochures', 10 * WEEK)
    expect(await listed(name)).toBe(true)
    await query(naming, [{ year: 2026, ownEn: `/brochures/own/${name}` }])
    expect([await listed(name), await isDeleted(name)]).toEqual([false, false])
  })

  test('is no other file of the project', async () => {
    for (const bucket of ['post-images', 'payment-proofs']) {
      const name = await stored(bucket, 10 * WEEK)
      expect([bucket, await listed(name)]).toEqual([bucket, false])
    }
  })
})
