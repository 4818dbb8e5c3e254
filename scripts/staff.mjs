/**
 * `npm run staff -- add EMAIL --role admin|office|editor | list | password EMAIL | reset-factor EMAIL | remove EMAIL`:
 * staff accounts of the configured project, hosted or embedded. A hosted one needs SUPABASE_SECRET_KEY in the
 * environment of this one command.
 */
import { randomBytes } from 'node:crypto'
import { mailFolder } from './local/data-folder.mjs'
import { loadEnvironment } from './environment.mjs'
import { callProject, configuredProject } from './project.mjs'
import { fail, parseCommand, say } from './terminal.mjs'

const USAGE =
  'Usage: npm run staff -- add EMAIL --role admin|office|editor | list | password EMAIL | reset-factor EMAIL | remove EMAIL'

const PER_PAGE = 200

/**
 * Accounts of a hosted project, which has admin addresses. A password set there ends every session of the account.
 */
const hostedAccounts = {
  create: (email, password, user_metadata) =>
    call('/auth/v1/admin/users', { email, password, email_confirm: true, user_metadata }),
  async setPassword(email, password) {
    for (let page = 1; ; page++) {
      const path = `/auth/v1/admin/users?page=${page}&per_page=${PER_PAGE}`
      const { users } = await call(path, undefined, { method: 'GET' })
      const user = users.find((one) => one.email?.toLowerCase() === email.toLowerCase())
      if (user)
        return call(`/auth/v1/admin/users/${user.id}`, { password, email_confirm: true }, { method: 'PUT' })
      if (users.length < PER_PAGE) return fail(`${email} has no account.`)
    }
  },
}

/** The embedded backend has none: it takes a sign-up, and for a password the mail of a forgotten one. */
const embeddedAccounts = {
  create: (email, password, data) => call('/auth/v1/signup', { email, password, data }),
  async setPassword(email, password) {
    // Imported here, because it loads packages that the command for a hosted project does not need.
    const { newestMail, tokenIn } = await import('./local/mailbox.mjs')
    await call('/auth/v1/recover', { email })
    const token = tokenIn((await newestMail(mailFolder(), email))?.html)
    if (!token) return fail(`There is no mail for ${email} in ${mailFolder()}. Restart the site first.`)
    const session = await call('/auth/v1/verify', { token_hash: token, type: 'recovery' })
    await call('/auth/v1/user', { password }, { method: 'PUT', token: session.access_token })
    await call('/auth/v1/logout?scope=global', {}, { token: session.access_token })
  },
}

const {
  positionals: [verb, email, ...others],
  values: { role },
} = parseCommand(USAGE, { role: { type: 'string' } })
if (!['add', 'list', 'password', 'reset-factor', 'remove'].includes(verb) || others.length > 0) fail(USAGE)
if (verb !== 'list' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email ?? ''))
  fail(`An e-mail address is needed. ${USAGE}`)
if (verb === 'add' && !['admin', 'office', 'editor'].includes(role))
  fail(`--role must be admin, office or editor. ${USAGE}`)

await loadEnvironment()
const project = configuredProject(true)
const SENTENCES = {
  PT409: `${email} is the last admin, and somebody must be. Make another one first: npm run staff -- add EMAIL --role admin`,
}
const call = (path, body, options) => callProject(project, path, body, options, SENTENCES)
/** Calls a database function for the account. */
const rpc = (name, more) => call(`/rest/v1/rpc/${name}`, { account_email: email, ...more })
const staffAccounts = () => call('/rest/v1/rpc/staff_accounts', {})

const accounts = project.isHosted ? hostedAccounts : embeddedAccounts

/** The database requires a permit for each new password. */
async function setPassword(password) {
  await rpc('staff_permit_change')
  await accounts.setPassword(email, password)
}
const newPassword = () => randomBytes(12).toString('base64url')

const isStaff = async () =>
  (await staffAccounts()).some((account) => account.email.toLowerCase() === email.toLowerCase())

/** Ends the account's sessions and requires a password change at the next sign-in; false if there is no account. */
const firstPassword = () => rpc('staff_first_password')

if (verb === 'list') {
  const staff = await staffAccounts()
  if (staff.length === 0) say('There are no staff accounts yet.')
  for (const account of staff) say(`${account.role.padEnd(6)} ${account.email}`)
}
if (verb === 'add') {
  const grant = { account_role: role }
  if (await isStaff()) {
    await rpc('staff_add', grant)
    say(`${email} is ${role} now. The password stays the same.`)
  } else {
    const password = newPassword()
    const existed = await firstPassword()
    if (existed) await setPassword(password)
    // The database admits the new account by this token; without it, it is refused.
    else await accounts.create(email, password, { invitation_token: await rpc('staff_admission') })
    // Again, because setting the password ended it. The role comes last: until then the account has no rights.
    await firstPassword()
    if (!(await rpc('staff_add', grant))) fail('The account could not be made.')
    if (existed)
      say('The address already had an account; its password is replaced and its sessions are ended.')
    say(`${email} is ${role} now. Temporary password: ${password}`)
    say('It must be changed at the first sign-in.')
  }
}
if (verb === 'password') {
  if (!(await isStaff())) fail(`${email} is not staff.`)
  const password = newPassword()
  await setPassword(password)
  await firstPassword()
  say(`${email} is signed out everywhere. New temporary password: ${password}`)
}
if (verb === 'reset-factor') {
  if (!(await rpc('staff_reset_factor'))) fail(`${email} has no two-step verification.`)
  say(
    `Two-step verification for ${email} is removed, and all sessions are ended. At the next sign-in they are told, and can set it up again.`,
  )
}
if (verb === 'remove') {
  if (!(await rpc('staff_remove'))) fail(`${email} is not staff.`)
  say(`${email} is no longer staff. The account itself stays, with no more rights than a visitor.`)
}
