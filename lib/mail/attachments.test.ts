/** Messages with a file, as the mail server receives them. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { contentOf } from '@/lib/content/content'
import type * as Render from './render'
import type * as Smtp from './smtp'

const taken: Buffer[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) =>
    void buffer(stream).then((mail) => {
      taken.push(mail)
      done()
    }),
})
let smtp: typeof Smtp
let render: typeof Render

// The module reads the environment once.
beforeAll(async () => {
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  Object.assign(process.env, { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'office@example.org' })
  jest.isolateModules(() => {
    smtp = jest.requireActual<typeof Smtp>('./smtp')
    render = jest.requireActual<typeof Render>('./render')
  })
})
afterAll(() => new Promise<void>((resolve) => server.close(resolve)))

const message = { id: '5f0c6f7e-2f7c-4f0e-9a39-0d2f4f1f7a11', to: 'thandi@example.org' }

test('a receipt is attached to its message, beside the HTML and text parts', async () => {
  const written = await render.writeSample('payment-receipt', 'en', contentOf({}, '2026-11-21'))
  const transport = smtp.openMailServer()
  expect(await transport.send({ ...written, ...message })).toEqual({ outcome: 'sent' })
  transport.close()
  const mail = await PostalMime.parse(taken.at(-1)!)
  expect([mail.html, mail.text]).toEqual([
    expect.stringContaining('Thandi'),
    expect.stringContaining('Thandi'),
  ])
  expect(mail.attachments).toMatchObject([
    { filename: 'logo.png', mimeType: 'image/png', disposition: 'inline', contentId: '<mark>' },
    { filename: 'receipt-2026-0001.pdf', mimeType: 'application/pdf', disposition: 'attachment' },
  ])
  expect(mail.html).toContain('src="cid:mark"')
  const content = Buffer.from(mail.attachments[1]!.content as ArrayBuffer)
  expect(content.subarray(0, 5).toString()).toBe('%PDF-')
}, 30_000)

test('a message whose file cannot be made is tried again', async () => {
  const written = await render.writeSample('undelivered', 'en', contentOf({}, '2026-11-21'))
  const broken = {
    name: 'a.pdf',
    type: 'application/pdf',
    make: () => Promise.reject(new Error('disk is full')),
  }
  const transport = smtp.openMailServer()
  const outcome = await transport.send({ ...written, ...message, attachments: [broken] })
  transport.close()
  expect(outcome).toMatchObject({ outcome: 'again', problem: expect.stringContaining('disk is full') })
})
