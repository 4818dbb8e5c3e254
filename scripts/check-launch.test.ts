/** The report of `node scripts/check-launch.mjs` on a project. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { completeDocuments } from '@/lib/content/documents'
import { remainingSamples } from '@/lib/content/samples'
import { contentServer } from '@/tests/content-server'
import { sample } from '@/tests/scope'

// Each test starts a process, also on a slow machine.
jest.setTimeout(60_000)

let server: Awaited<ReturnType<typeof contentServer>>

beforeAll(async () => {
  server = await contentServer()
})
afterAll(() => server.close())

/** Runs the script for a project. Returns its exit code and output lines. */
async function checkLaunch(url = server.url, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(__dirname, 'check-launch.mjs')], {
    env: {
      ...process.env,
      SUPABASE_URL: url,
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_the_unit_tests',
      ...env,
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data))
  const [status] = await once(child, 'close')
  return { status, lines: said.trim().split(/\n+/) }
}

/** Every document, without samples. */
function realDocuments() {
  const defaults = completeDocuments({})
  const real = JSON.parse(
    JSON.stringify(defaults).replaceAll('https://example.org/', 'https://real.example.com/'),
  )
  for (const { key, path } of remainingSamples(completeDocuments(real))) {
    let parent = real[key]
    for (const part of path.slice(0, -1)) parent = parent[part]
    const last = path.at(-1)
    if (key === 'testimonials') real[key] = { home: [], landing: [] }
    else if (last === undefined) real[key] = { cards: [], story: [] }
    else if (last === 'sections') parent[last] = [{ ...parent[last][0], id: 'real' }]
    else parent[last] = realValue(String(last), parent[last])
  }
  return real
}

function realValue(name: string, value: unknown) {
  if (typeof value === 'object') return { en: 'Real', af: 'Eg' }
  if (name === 'phone' || name === 'whatsapp') return '+27 21 555 0123'
  if (name === 'email') return 'office@real.example.com'
  if (name === 'swiftCode') return 'REALZAJJ'
  return name === 'branchCode' || name === 'accountNumber' ? '123456' : 'Real'
}

test('remaining samples are named with the address of their form, and the exit code is 1', async () => {
  const real = realDocuments()
  const { bank } = completeDocuments({})
  server.publish({ ...real, bank: { ...real.bank, accountHolder: bank.accountHolder } })
  expect(await checkLaunch()).toEqual({
    status: 1,
    lines: [
      '→ /admin/site/bank: accountHolder',
      '✗ 1 value is still a sample. Publish what is real before the site goes live.',
    ],
  })
})

test('before anything is published, all invented values are named', async () => {
  server.publish({})
  const { status, lines } = await checkLaunch()
  expect(status).toBe(1)
  expect(lines).toHaveLength(remainingSamples(completeDocuments({})).length + 1)
  expect(lines).toEqual(
    expect.arrayContaining([
      '→ /admin/site/organisation: address, street',
      '→ /admin/site/testimonials: home, 1',
      '→ /admin/site/about: the whole text',
    ]),
  )
})

test('without samples, the site may go live', async () => {
  server.publish(realDocuments())
  expect(await checkLaunch()).toEqual({
    status: 0,
    lines: ['→ No sample is left: the content is ready to go live.'],
  })
})

test('card payments to the sandbox do not count', async () => {
  server.publish(realDocuments())
  const account = (host: string) => ({
    PAYFAST_URL: `https://10000100:46f0cd694581a@${host}?passphrase=secret`,
  })
  expect(await checkLaunch(server.url, account('sandbox.payfast.co.za'))).toEqual({
    status: 1,
    lines: [
      '→ PAYFAST_URL leads to https://sandbox.payfast.co.za, where no payment is real. PayFast itself is www.payfast.co.za.',
      '✗ No sample is left, but card payments still go to a sandbox.',
    ],
  })
  for (const host of sample(['www.payfast.co.za', 'www.payfast.co.za/'], 1))
    expect(await checkLaunch(server.url, account(host))).toMatchObject({ status: 0 })
})

test('an account that is no address is not quoted', async () => {
  server.publish(realDocuments())
  expect(await checkLaunch(server.url, { PAYFAST_URL: '10000100:46f0cd694581a@www.payfast.co.za' })).toEqual({
    status: 1,
    lines: ['✗ PAYFAST_URL is no address. .env.example shows its form.'],
  })
})

test('a project that does not answer, or refuses, does not pass', async () => {
  expect(await checkLaunch('http://127.0.0.1:9')).toEqual({
    status: 1,
    lines: ['✗ http://127.0.0.1:9 does not answer. Is the address right?'],
  })
  server.publish(null)
  expect(await checkLaunch()).toEqual({ status: 1, lines: ['✗ The project refused: not found'] })
})
