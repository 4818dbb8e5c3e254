/** The contract with Postmark's interface for many messages. */
import { contentOf } from '@/lib/content/content'
import { postmarkServer } from '@/tests/postmark-server'
import type { AddressedMail } from './message'
import type * as Postmark from './postmark'
import type * as Render from './render'

let server: Awaited<ReturnType<typeof postmarkServer>>
let issue: Render.WrittenMail

/** The modules read the environment once. */
function withEnvironment(url: string) {
  Object.assign(process.env, {
    BULK_MAIL_URL: url,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Office <office@example.org>',
    SITE_URL: 'https://www.example.org',
  })
  let loaded: { postmark: typeof Postmark; render: typeof Render } | undefined
  jest.isolateModules(() => {
    loaded = {
      postmark: jest.requireActual<typeof Postmark>('./postmark'),
      render: jest.requireActual<typeof Render>('./render'),
    }
  })
  return loaded!
}

let sendBulk: typeof Postmark.sendBulk
beforeAll(async () => {
  server = await postmarkServer()
  const { postmark, render } = withEnvironment(server.url())
  sendBulk = postmark.sendBulk
  issue = await render.writeSample('newsletter-issue', 'en', contentOf({}, '2026-11-21'))
})
afterAll(() => server.close())
beforeEach(() => {
  server.taken.length = 0
  server.intercept = undefined
})

const mailTo = (to: string): AddressedMail => ({ ...issue, id: `id of ${to}`, to })

test('an issue is handed over whole: texts, sign, unsubscribe headers and stream', async () => {
  expect(await sendBulk([mailTo('thandi@example.org')])).toEqual([{ outcome: 'sent' }])
  const [message] = server.taken
  expect(message).toMatchObject({
    From: 'Office <office@example.org>',
    To: 'thandi@example.org',
    ReplyTo: issue.replyTo,
    Subject: issue.subject,
    HtmlBody: issue.html,
    TextBody: issue.text,
    MessageStream: 'broadcast',
    Metadata: { message: 'id of thandi@example.org' },
    Attachments: [{ Name: 'logo.png', ContentType: 'image/png', ContentID: 'cid:mark' }],
  })
  expect(issue.html).toContain('src="cid:mark"')
  expect(Buffer.from(message!.Attachments![0]!.Content, 'base64').subarray(1, 4).toString()).toBe('PNG')
  expect(message!.Headers).toEqual(
    expect.arrayContaining([
      { Name: 'Auto-Submitted', Value: 'auto-generated' },
      { Name: 'List-Id', Value: '<newsletter.www.example.org>' },
      { Name: 'List-Unsubscribe', Value: `<${issue.unsubscribe}>` },
      { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
    ]),
  )
})

test('each message of a request has its own outcome, in their order', async () => {
  server.inactive.add('gone@example.org')
  const addresses = [
    'a@example.org',
    'gone@example.org',
    'Ingrid@bücher.example',
    'ê@example.org',
    'b@example.org',
  ]
  expect((await sendBulk(addresses.map(mailTo))).map(({ outcome }) => outcome)).toEqual([
    'sent',
    'no-recipient',
    'sent',
    'refused',
    'sent',
  ])
  expect(server.taken.map(({ To }) => To)).toEqual([
    'a@example.org',
    'Ingrid@xn--bcher-kva.example',
    'b@example.org',
  ])
  expect(server.requests.at(-1)).toBe(5)
})

test('replies go to an address in ASCII, as Postmark refuses others', async () => {
  await sendBulk([{ ...mailTo('a@example.org'), replyTo: 'kantoor@bücher.example' }])
  expect(server.taken[0]).toMatchObject({ ReplyTo: 'kantoor@xn--bcher-kva.example' })
})

test('nothing to send is no request', async () => {
  const before = server.requests.length
  expect(await sendBulk([])).toEqual([])
  expect(server.requests).toHaveLength(before)
})

test('a wrong token concerns all messages: they are tried again, and the problem does not show it', async () => {
  const { postmark } = withEnvironment(server.url('wrong-token'))
  const outcomes = await postmark.sendBulk([mailTo('a@example.org'), mailTo('b@example.org')])
  const problem = '10 Request does not contain a valid Server token.'
  expect(outcomes).toEqual(Array(2).fill({ outcome: 'again', problem }))
})

test.each([
  [
    'a spent quota',
    200,
    '[{"ErrorCode": 405, "Message": "Not allowed to send."}]',
    '405 Not allowed to send.',
  ],
  ['a rate limit', 429, '{"ErrorCode": 429, "Message": "Rate limit exceeded."}', '429 Rate limit exceeded.'],
  ['fewer answers than messages', 200, '[]', 'Postmark’s answer is not as documented.'],
  ['an answer of another form', 503, '{"error": "x"}', 'Postmark’s answer is not as documented.'],
  ['no JSON', 502, '<!doctype html>', expect.stringContaining('JSON')],
])('%s is tried again', async (_, status, body, problem) => {
  server.intercept = { status, body }
  expect(await sendBulk([mailTo('a@example.org')])).toEqual([{ outcome: 'again', problem }])
})

test('a server that does not answer is tried again', async () => {
  const { postmark } = withEnvironment('http://token@127.0.0.1:9?stream=broadcast')
  expect(await postmark.sendBulk([mailTo('a@example.org')])).toEqual([
    { outcome: 'again', problem: expect.any(String) },
  ])
})
