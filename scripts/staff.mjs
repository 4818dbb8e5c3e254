/**
 * `npm run staff -- add EMAIL --role admin|editor | list | password EMAIL | reset-factor EMAIL | remove EMAIL`: staff accounts of the
 * configured project, hosted or embedded. Hosted, it needs SUPABASE_SECRET_KEY in the environment of this one command.
 */
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { loadEnvironment } from './environment.mjs'
import { localEnvironment, localSecrets, requireRunningSite } from './local.mjs'
import { askProject, hostedUrl, jsonOf, refusal, unreachable } from './project.mjs'
import { accountsOf } from './staff-accounts.mjs'
import { fail, say } from './terminal.mjs'

const USAGE =
  'Usage: npm run staff -- add EMAIL --role admin|editor | list | password EMAIL | reset-factor EMAIL | remove EMAIL'
const options = { role: { type: 'string' } }

function parse() {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch {
    return fail(USAGE)
  }
}

const {
  positionals: [verb, email],
  values: { role },
} = parse()
if (!['add', 'list', 'password', 'reset-factor', 'remove'].includes(verb)) fail(USAGE)
if (verb !== 'list' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email ?? ''))
  fail(`An e-mail address is needed. ${USAGE}`)
if (verb === 'add' && role !== 'admin' && role !== 'editor') fail(`--role must be admin or editor. ${USAGE}`)

await loadEnvironment()
const hosted = hostedUrl()
if (!hosted) requireRunningSite()
const url = hosted || localEnvironment().SUPABASE_URL
const secretKey = hosted ? process.env.SUPABASE_SECRET_KEY : localSecrets().secretKey
if (!secretKey)
  fail('Set SUPABASE_SECRET_KEY for this command: the secret key of the project, from its API settings.')

async function call(path, body, options) {
  const response = await askProject({ url, key: secretKey }, path, body, options).catch((error) =>
    fail(unreachable(url, Boolean(hosted), error)),
  )
  const data = await jsonOf(response)
  if (response.ok && data !== undefined) return data
  if (data?.code === 'PT409')
    return fail(
      `${email} is the last admin, and somebody must be. Make another one first: npm run staff -- add EMAIL --role admin`,
    )
  return fail(refusal(response, data))
}

const accounts = accountsOf(Boolean(hosted), call)
const newPassword = () => randomBytes(12).toString('base64url')

async function isStaff() {
  const staff = await call('/rest/v1/rpc/staff_accounts', {})
  return staff.some((account) => account.email.toLowerCase() === email.toLowerCase())
}

/** Ends the sessions of the account and has its password changed at the next sign-in; false where there is none. */
const firstPassword = () => call('/rest/v1/rpc/staff_first_password', { account_email: email })

if (verb === 'list') {
  const staff = await call('/rest/v1/rpc/staff_accounts', {})
  if (staff.length === 0) say('There are no staff accounts yet.')
  for (const account of staff) say(`${account.role.padEnd(6)} ${account.email}`)
}
if (verb === 'add') {
  const grant = { account_email: email, account_role: role }
  if (await isStaff()) {
    await call('/rest/v1/rpc/staff_add', grant)
    say(`${email} is ${role} now. The password stays the same.`)
  } else {
    const password = newPassword()
    const existed = await firstPassword()
    if (existed) await accounts.setPassword(email, password)
    else await accounts.create(email, password)
    // Once more, because setting the password ended it. The role comes last: until then the account has no rights.
    await firstPassword()
    if (!(await call('/rest/v1/rpc/staff_add', grant))) fail('The account could not be made.')
    if (existed)
      say('The address had an account already; its password is replaced and its sessions are ended.')
    say(`${email} is ${role} now. First password: ${password}`)
    say('It must be changed at the first sign-in.')
  }
}
if (verb === 'password') {
  if (!(await isStaff())) fail(`${email} is not staff.`)
  const password = newPassword()
  await accounts.setPassword(email, password)
  await firstPassword()
  say(`${email} is signed out everywhere. New first password: ${password}`)
}
if (verb === 'reset-factor') {
  if (!(await call('/rest/v1/rpc/staff_reset_factor', { account_email: email })))
    fail(`${email} has no two-step verification.`)
  say(
    `Two-step verification of ${email} is removed, and all sessions are ended. At the next sign-in they are told, and can set it up anew.`,
  )
}
if (verb === 'remove') {
  if (!(await call('/rest/v1/rpc/staff_remove', { account_email: email }))) fail(`${email} is not staff.`)
  say(`${email} is no longer staff. The account itself stays, with no more rights than a visitor.`)
}
