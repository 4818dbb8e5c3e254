/**
 * `npm run staff -- add EMAIL --role admin|editor | list | remove EMAIL`: staff accounts of the configured
 * project, hosted or embedded. Hosted, it needs SUPABASE_SECRET_KEY in the environment of this one command.
 */
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { loadEnvironment } from './environment.mjs'
import { install } from './install.mjs'
import { localEnvironment, localSecrets } from './local.mjs'
import { fail, requireNode, say } from './terminal.mjs'

const USAGE = 'Usage: npm run staff -- add EMAIL --role admin|editor | list | remove EMAIL'
const options = { role: { type: 'string' } }

function parse() {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch {
    return fail(USAGE)
  }
}

requireNode()
const {
  positionals: [verb, email],
  values: { role },
} = parse()
if (!['add', 'list', 'remove'].includes(verb)) fail(USAGE)
if (verb !== 'list' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email ?? ''))
  fail(`An e-mail address is needed. ${USAGE}`)
if (verb === 'add' && role !== 'admin' && role !== 'editor') fail(`--role must be admin or editor. ${USAGE}`)

await install()
await loadEnvironment()
const hosted = process.env.SUPABASE_URL || process.env.NEXT_PUBLIC_SUPABASE_URL
const url = hosted || localEnvironment().SUPABASE_URL
const secretKey = hosted ? process.env.SUPABASE_SECRET_KEY : localSecrets().secretKey
if (!secretKey)
  fail('Set SUPABASE_SECRET_KEY for this command: the secret key of the project, from its API settings.')

async function call(path, body) {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      apikey: secretKey,
      // The former kind of key, a JWT, is expected as a bearer token too.
      ...(secretKey.startsWith('sb_') ? {} : { authorization: `Bearer ${secretKey}` }),
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  }).catch(() =>
    fail(`${url} does not answer. ${hosted ? 'Is the address right?' : 'Start the site first: npm start'}`),
  )
  const text = await response.text()
  return { status: response.status, data: text ? JSON.parse(text) : null }
}

function expectOk({ status, data }) {
  if (status >= 300) fail(`The project refused: ${data?.message ?? data?.msg ?? status}`)
  return data
}

/** Makes the account; the embedded backend has no admin address and takes a sign-up instead. */
async function createAccount(password) {
  const account = { email, password }
  expectOk(
    hosted
      ? await call('/auth/v1/admin/users', { ...account, email_confirm: true })
      : await call('/auth/v1/signup', account),
  )
}

if (verb === 'list') {
  const accounts = expectOk(await call('/rest/v1/rpc/staff_accounts', {}))
  if (accounts.length === 0) say('There are no staff accounts yet.')
  for (const account of accounts) say(`${account.role.padEnd(6)} ${account.email}`)
}
if (verb === 'add') {
  const grant = { account_email: email, account_role: role }
  if (expectOk(await call('/rest/v1/rpc/staff_add', grant))) {
    say(`${email} had an account already and is ${role} now.`)
  } else {
    const password = randomBytes(12).toString('base64url')
    await createAccount(password)
    if (!expectOk(await call('/rest/v1/rpc/staff_add', grant))) fail('The account could not be made.')
    say(`${email} is ${role} now. First password: ${password}`)
  }
}
if (verb === 'remove') {
  if (!expectOk(await call('/rest/v1/rpc/staff_remove', { account_email: email })))
    fail(`${email} is not staff.`)
  say(`${email} is no longer staff. The account itself stays, with no more rights than a visitor.`)
}
