import { contentServer } from '@/tests/content-server'
import type * as Send from './send'

let server: Awaited<ReturnType<typeof contentServer>>
let sendDueMail: typeof Send.sendDueMail

// The module reads the environment once.
beforeAll(async () => {
  server = await contentServer()
  Object.assign(process.env, {
    SUPABASE_URL: server.url,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'office@example.org',
  })
  jest.isolateModules(() => {
    sendDueMail = jest.requireActual<typeof Send>('./send').sendDueMail
  })
})
afterAll(() => server.close())
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
