/** Making an account and giving it another password: where hosted and embedded Supabase differ. */
import { mailFolder } from './local-servers.mjs'
import { fail } from './terminal.mjs'

const PER_PAGE = 200

/** What the new account says of itself, so that the database admits it: whoever makes one without is refused. */
const admission = async (call, email) => ({
  invitation_token: await call('/rest/v1/rpc/staff_admission', { account_email: email }),
})

/** A hosted project has addresses for its owner. A password set there ends every session of the account. */
const hosted = (call) => ({
  async create(email, password) {
    const user_metadata = await admission(call, email)
    return call('/auth/v1/admin/users', { email, password, email_confirm: true, user_metadata })
  },
  async setPassword(email, password) {
    for (let page = 1; ; page++) {
      const { users } = await call(`/auth/v1/admin/users?page=${page}&per_page=${PER_PAGE}`, undefined, {
        method: 'GET',
      })
      const user = users.find((one) => one.email?.toLowerCase() === email.toLowerCase())
      if (user)
        return call(`/auth/v1/admin/users/${user.id}`, { password, email_confirm: true }, { method: 'PUT' })
      if (users.length < PER_PAGE) return fail(`${email} has no account.`)
    }
  },
})

/** The embedded backend has none: it takes a sign-up, and for a password the mail that whoever forgot it would get. */
const embedded = (call) => ({
  create: async (email, password) =>
    call('/auth/v1/signup', { email, password, data: await admission(call, email) }),
  async setPassword(email, password) {
    // Only here, because it loads packages that a hosted project's command has no need of.
    const { newestMail, tokenIn } = await import('./mailbox.mjs')
    await call('/auth/v1/recover', { email })
    const token = tokenIn((await newestMail(mailFolder(), email))?.html)
    if (!token) return fail(`There is no mail for ${email} in ${mailFolder()}. Start the site anew first.`)
    const session = await call('/auth/v1/verify', { token_hash: token, type: 'recovery' })
    await call('/auth/v1/user', { password }, { method: 'PUT', token: session.access_token })
    await call('/auth/v1/logout?scope=global', {}, { token: session.access_token })
  },
})

/**
 * `create` and `setPassword` of the project at hand; `call` sends to it with the secret key and ends on a refusal. The
 * database wants a permit for each new password.
 */
export function accountsOf(isHosted, call) {
  const { create, setPassword } = isHosted ? hosted(call) : embedded(call)
  return {
    create,
    async setPassword(email, password) {
      await call('/rest/v1/rpc/staff_permit_change', { account_email: email })
      await setPassword(email, password)
    },
  }
}
