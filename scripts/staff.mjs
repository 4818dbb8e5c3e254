/**
 * `npm run staff -- add EMAIL --role admin|editor | list | password EMAIL | remove EMAIL`: staff accounts of the
 * configured project, hosted or embedded. Hosted, it needs SUPABASE_SECRET_KEY in the environment of this one command.
 */
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { loadEnvironment } from './environment.mjs'
import { install } from './install.mjs'
import { localEnvironment, localSecrets } from './local.mjs'
import { accountsOf } from './staff-accounts.mjs'
import { fail, requireNode, say } from './terminal.mjs'

const USAGE = 'Usage: npm run staff -- add EMAIL --role admin|editor | list | password EMAIL | remove EMAIL'
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
if (!['add', 'list', 'password', 'remove'].includes(verb)) fail(USAGE)
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

async function call(path, body, { method = 'POST', token = secretKey } = {}) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      apikey: secretKey,
      // The former kind of key, a JWT, is expected as a bearer token too.
      ...(token.startsWith('sb_') ? {} : { authorization: `Bearer ${token}` }),
      'content-type': 'application/json',
    },
    body: body && JSON.stringify(body),
  }).catch(() =>
    fail(`${url} does not answer. ${hosted ? 'Is the address right?' : 'Start the site first: npm start'}`),
  )
  const text = await response.text()
  const data = text ? JSON.parse(text) : null
  if (response.ok) return data
  if (data?.code === 'PT409')
    return fail(
      `${email} is the last admin, and somebody must be. Make another one first: npm run staff -- add EMAIL --role admin`,
    )
  return fail(`The project refused: ${data?.message ?? data?.msg ?? response.status}`)
}

const accounts = accountsOf(Boolean(hosted), call)
const newPassword = () => randomBytes(12).toString('base64url')

if (verb === 'list') {
  const staff = await call('/rest/v1/rpc/staff_accounts', {})
  if (staff.length === 0) say('There are no staff accounts yet.')
  for (const account of staff) say(`${account.role.padEnd(6)} ${account.email}`)
}
if (verb === 'add') {
  const grant = { account_email: email, account_role: role }
  if (await call('/rest/v1/rpc/staff_add', grant)) {
    say(`${email} had an account already and is ${role} now.`)
  } else {
    const password = newPassword()
    await accounts.create(email, password)
    if (!(await call('/rest/v1/rpc/staff_add', grant))) fail('The account could not be made.')
    say(`${email} is ${role} now. First password: ${password}`)
  }
}
if (verb === 'password') {
  const staff = await call('/rest/v1/rpc/staff_accounts', {})
  if (!staff.some((account) => account.email.toLowerCase() === email.toLowerCase()))
    fail(`${email} is not staff.`)
  const password = newPassword()
  await accounts.setPassword(email, password)
  say(`${email} is signed out everywhere. New first password: ${password}`)
}
if (verb === 'remove') {
  if (!(await call('/rest/v1/rpc/staff_remove', { account_email: email }))) fail(`${email} is not staff.`)
  say(`${email} is no longer staff. The account itself stays, with no more rights than a visitor.`)
}
