/** Limits on endless statements by visitors. */
import { JOB_CALL_MILLISECONDS, STATEMENT_MILLISECONDS } from '@/lib/supabase/job'
import { anon, request, select, store } from '../rest'
import { samplePost, unique } from '../samples'
import { callersOfEveryRole } from '../roles'
import { query } from '../second-database'

const callers = callersOfEveryRole()

test('statements of visitors end after 3 seconds, those of users after 8, as the site expects', async () => {
  // Applied by PostgREST; not by the embedded backend, as PGlite cannot interrupt a statement.
  const sql = "select rolname, rolconfig from pg_roles where rolname in ('anon', 'authenticated') order by 1"
  expect(STATEMENT_MILLISECONDS).toEqual({ anon: 3000, authenticated: 8000 })
  expect(await query(sql)).toEqual(
    Object.entries(STATEMENT_MILLISECONDS).map(([rolname, milliseconds]) => ({
      rolname,
      rolconfig: [`statement_timeout=${milliseconds / 1000}s`],
    })),
  )
  // Work that the database hands out is not given up by the site.
  expect(JOB_CALL_MILLISECONDS).toBeGreaterThan(STATEMENT_MILLISECONDS.anon)
})

describe('a regular expression in a filter is refused, and the backend keeps answering', () => {
  const content = `${unique()} ${'ab'.repeat(2000)}!`
  const endless = encodeURIComponent('^((a|b)*)*\\1$')

  beforeAll(async () => {
    await store('blog_posts', samplePost({ content }))
  })

  test.each([
    ['/blog_posts?select=id&content=', `imatch.${endless}`],
    ['/blog_posts?select=id&content=', `match.${endless}`],
    ['/blog_posts?select=id&content=', `not.imatch.${endless}`],
    ['/blog_posts?select=id&content=', `match(any).{${endless}}`],
    ['/blog_posts?select=id&or=', `(content.imatch.${endless},slug.eq.a)`],
    ['/blog_posts?select=id&not.and=', `(slug.eq.a,content.not.match.${endless})`],
    ['/rpc/search_posts?query=a&page_size=9&page_offset=0&excerpt=', `imatch.${endless}`],
    ['/blog_posts?select=id&content=', `%69match.${endless}`],
  ])('%s%s', async (path, filter) => {
    for (const caller of [anon, callers.editor]) {
      const begun = Date.now()
      const answer = await request(caller, 'GET', `/rest/v1${path}${filter}`)
      expect(answer).toMatchObject({ status: 400, code: 'PGRST100' })
      expect((await select(anon, 'blog_posts', 'limit=1', 'id')).status).toBe(200)
      expect(Date.now() - begun).toBeLessThan(3000)
    }
  })

  test('other filters are allowed, whatever their values', async () => {
    const title = 'imatch.a'
    const { id } = await store('blog_posts', samplePost({ title }))
    for (const filter of [
      `title=eq.${title}`,
      `or=(title.eq."${title}",slug.eq.a)`,
      `title=like.${title}*`,
    ]) {
      expect((await select(anon, 'blog_posts', `id=eq.${id}&${filter}`, 'id')).rows).toEqual([{ id }])
    }
  })
})
