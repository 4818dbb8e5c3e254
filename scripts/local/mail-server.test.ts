/** The local mail server, with a real sender. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createTransport } from 'nodemailer'
import { startNode } from '../process/child.mjs'
import { mailsIn, newestMail, storeMail } from './mailbox.mjs'
import { freePort } from '../ports.mjs'

// Each test sends mail to a process, also on a slow machine.
jest.setTimeout(60_000)

const data = mkdtempSync(join(tmpdir(), 'mail-server-'))
const folder = join(data, 'mail')
let ports: { SMTP_PORT: string; MAILBOX_PORT: string }
let server: ChildProcess

/** Starts a mail server. Returns its process and first output. */
async function start() {
  const child = startNode([join(__dirname, 'mail-server.mjs')], {
    env: { ...process.env, ...ports, DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await once(child.stdout!, 'data')
  return { child, said: String(said).trim() }
}

beforeAll(async () => {
  ports = { SMTP_PORT: String(await freePort()), MAILBOX_PORT: String(await freePort()) }
  const { child, said } = await start()
  server = child
  expect(said).toBe('ready')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
afterAll(async () => {
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  rmSync(data, { recursive: true, force: true })
})

const MAIL = {
  from: 'Sender <sender@example.org>',
  to: ['One <one@example.org>', 'two@example.org'],
  replyTo: 'answers@example.org',
  subject: '<script>alert(1)</script> · ’n Brief',
  text: 'Text & <b>words</b>',
  html: '<!doctype html><title>x</title><p>Go to <a href="https://example.org/?a=1&amp;b=2">it</a></p>',
}

const send = (mail: object = MAIL) =>
  createTransport(`smtp://127.0.0.1:${ports.SMTP_PORT}`).sendMail({ ...MAIL, ...mail })

/** Requests a page; `fetch` would send its own Host, and normalise the path. */
async function ask(path: string, { host = `localhost:${ports.MAILBOX_PORT}`, method = 'GET' } = {}) {
  const sent = request({ host: '127.0.0.1', port: ports.MAILBOX_PORT, path, method, headers: { host } })
  const [answer] = (await once(sent.end(), 'response')) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

test('a mail is stored once for each recipient, unchanged, for its owner only', async () => {
  await send()
  const mails = await mailsIn(folder)
  expect(mails.map(({ to }) => to).sort()).toEqual(['one@example.org', 'two@example.org'])
  expect(Math.abs(Date.now() - mails[0]!.time.getTime())).toBeLessThan(60_000)
  for (const to of ['one@example.org', 'TWO@example.org']) {
    const mail = (await newestMail(folder, to))!
    expect([mail.subject, mail.html, mail.text]).toEqual([MAIL.subject, `${MAIL.html}\n`, `${MAIL.text}\n`])
    expect([mail.from?.address, mail.replyTo?.[0]?.address]).toEqual([
      'sender@example.org',
      'answers@example.org',
    ])
  }
  const modes = ['', ...readdirSync(folder)].map((name) => statSync(join(folder, name)).mode & 0o777)
  expect(modes).toEqual([0o700, 0o600, 0o600])
})

test('two simultaneous mails to one address are both kept, and the newest with a subject is found', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T10:00:00.123Z'))
  for (const subject of ['First', 'Second'])
    await storeMail(folder, 'a/../B@x.org', `Subject: ${subject}\n\n`)
  jest.restoreAllMocks()
  expect(readdirSync(folder)).toEqual([
    '2026-11-21T10-00-00-123Z a_.._b@x.org.eml',
    '2026-11-21T10-00-00-124Z a_.._b@x.org.eml',
  ])
  expect((await newestMail(folder, 'a/../b@x.org'))?.subject).toBe('Second')
  expect((await newestMail(folder, 'a/../b@x.org', /First/))?.subject).toBe('First')
  expect(await newestMail(folder, 'b@x.org')).toBeUndefined()
})

test('an oversized mail is refused permanently, one that cannot be stored temporarily, and no part remains', async () => {
  await expect(send({ text: 'x'.repeat(11 * 2 ** 20) })).rejects.toMatchObject({ responseCode: 552 })
  expect(await mailsIn(folder)).toEqual([])
  writeFileSync(folder, 'A file is in the place of the folder.')
  await expect(send()).rejects.toMatchObject({ responseCode: 451 })
})

test('the list and the page of a mail escape its text, and its HTML is in a frame without rights', async () => {
  await send()
  const list = await ask('/')
  expect(list.status).toBe(200)
  expect(list.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; · ’n Brief')
  const path = /href="(\/mail\/[^"]*two[^"]*)"/.exec(list.body)![1]!
  const page = await ask(path, { host: `127.0.0.1:${ports.MAILBOX_PORT}` })
  expect(page.body).toContain('Text &amp; &lt;b&gt;words&lt;/b&gt;')
  expect(page.body).toContain('Sender &lt;sender@example.org&gt;')
  for (const { body, headers } of [list, page]) {
    expect(body).not.toContain('<script')
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; frame-src/,
    )
  }
  const [, sandbox, source] = /<iframe [^>]*sandbox="([^"]*)" src="([^"]*)"/.exec(page.body)!
  expect(sandbox).toBe('allow-popups allow-popups-to-escape-sandbox')
  const frame = await ask(source!)
  expect(frame.body.trim()).toBe(MAIL.html.replace('<title>', '<base target="_blank"><title>'))
  expect(frame.headers['content-security-policy']).toContain(`sandbox ${sandbox}`)
})

test.each([
  '/mail/../secrets.json',
  '/mail/..%2Fsecrets.json',
  '/html/%2e%2e%2fsecrets.json',
  '/mail/%',
  '/other',
])('%s is not found', async (path) => {
  mkdirSync(folder)
  writeFileSync(join(data, 'secrets.json'), 'a secret')
  const { status, body } = await ask(path)
  expect(status).toBe(404)
  expect(body).not.toContain('a secret')
})

test('other hosts and methods are refused', async () => {
  for (const host of ['example.org', `example.org:${ports.MAILBOX_PORT}`, 'localhost:1', 'localhost'])
    expect((await ask('/', { host })).status).toBe(403)
  for (const method of ['POST', 'HEAD', 'DELETE']) {
    const { status, headers } = await ask('/', { method })
    expect([status, headers.allow]).toEqual([405, 'GET'])
  }
})

test.each(['SMTP_PORT', 'MAILBOX_PORT'] as const)('with %s in use, it ends and names it', async (name) => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const taken = ports
  ports = { SMTP_PORT: String(await freePort()), MAILBOX_PORT: String(await freePort()) }
  ports[name] = String((other.address() as { port: number }).port)
  const { child, said } = await start()
  ports = taken
  expect(said).toBe(`port-in-use ${name}`)
  if (child.exitCode === null) await once(child, 'exit')
  expect(child.exitCode).toBe(1)
  other.close()
})

test('a server whose parent is gone before it is ready ends without a message', async () => {
  const others = { SMTP_PORT: String(await freePort()), MAILBOX_PORT: String(await freePort()) }
  const child = startNode([join(__dirname, 'mail-server.mjs')], {
    env: { ...process.env, ...others, DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout!.destroy()
  const [said, ended] = await Promise.all([text(child.stderr!), once(child, 'exit')])
  expect(said).toBe('')
  expect(ended).toEqual([0, null])
})
