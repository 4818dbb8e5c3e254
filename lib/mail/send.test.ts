import { contentServer } from '@/tests/content-server'
import { postmarkServer } from '@/tests/postmark-server'
import type * as Send from './send'

let server: Awaited<ReturnType<typeof contentServer>>
let postmark: Awaited<ReturnType<typeof postmarkServer>>
let sendDueMail: typeof Send.sendDueMail

// The module reads the environment once.
beforeAll(async () => {
  server = await contentServer()
  postmark = await postmarkServer()
  Object.assign(process.env, {
    SUPABASE_URL: server.url,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'office@example.org',
    BULK_MAIL_URL: postmark.url(),
  })
  jest.isolateModules(() => {
    sendDueMail = jest.requireActual<typeof Send>('./send').sendDueMail
  })
})
afterAll(() => Promise.all([server.close(), postmark.close()]))
beforeEach(() => {
  server.asked.length = 0
})

test('without content no message is claimed, so all of them wait; this is logged', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  server.publish(null)
  expect(await sendDueMail()).toBe(false)
  expect(server.asked).not.toContain('claim_mail')
  expect(log).toHaveBeenCalledWith(expect.stringContaining('sendDueMail'))
  log.mockRestore()
})

test('messages are claimed once the content has been read', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  server.publish({})
  await sendDueMail()
  expect(server.asked.indexOf('claim_mail')).toBeGreaterThan(server.asked.indexOf('site_content'))
  expect(server.asked.filter((name) => name === 'site_content')).toHaveLength(1)
  log.mockRestore()
})

test('with a bulk interface newsletter issues go there in one request, and other mail to the mail server', async () => {
  server.publish({})
  const issue = { subject: 'News', words: 'Hello.', posts: [] }
  const mail = (kind: string, number: number, data: object) => ({
    ...{ id: `00000000-0000-4000-8000-00000000000${number}`, kind, recipient: `${number}@example.org` },
    ...{ language: 'en', attempt: 1, is_kept: false, data },
  })
  const token = `00000000-0000-4000-8000-000000000000_${'0'.repeat(64)}`
  server.replies.claim_mail = [
    [
      mail('undelivered', 1, { count: 1 }),
      mail('newsletter-issue', 2, { token, issue }),
      mail('newsletter-issue', 3, { token, issue }),
    ],
    [],
  ]
  server.replies.settle_mail = [true, true, true]
  expect(await sendDueMail()).toBe(true)
  expect(postmark.requests).toEqual([2])
  expect(postmark.taken.map(({ To }) => To)).toEqual(['2@example.org', '3@example.org'])
  expect(server.asked.filter((name) => name === 'settle_mail')).toHaveLength(3)
})
