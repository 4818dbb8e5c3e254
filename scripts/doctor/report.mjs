/** What `npm run doctor` says: a line for each finding, below it how to mend it. Node's own modules only. */

/** As it must be. */
export const good = (text) => ({ mark: '✓', text })

/** Wrong; `mend` says what to do. */
export const bad = (text, mend) => ({ mark: '✗', text, mend })

/** What cannot be asked from here, or is a matter of choice; `mend` says how to learn or change it. */
export const unknown = (text, mend) => ({ mark: '–', text, mend })

/** How long a check may take, in milliseconds. */
const CHECK_MILLISECONDS = 60_000

/** The values of the environment that are secret; none of them is ever printed, not even in an error of somebody else. */
const SECRET = /^(?:SUPABASE_(?:SECRET_KEY|ACCESS_TOKEN)|JOB_KEY_\w+|CRON_SECRET|SMTP_URL|PAYFAST_\w+)$/

function withoutSecrets(text) {
  const values = Object.entries(process.env)
    .filter(([name, value]) => SECRET.test(name) && value?.length >= 8)
    .flatMap(([name, value]) => (name === 'SMTP_URL' ? passwordsOf(value) : value))
  return values.reduce((rest, value) => rest.replaceAll(value, '…'), text)
}

/** The password in the address of a mail server, as it is written there and as it is meant. */
function passwordsOf(address) {
  const { password } = URL.canParse(address) ? new URL(address) : { password: address }
  return password ? [password, decodeURIComponent(password)] : []
}

/** The findings of a check; one that fails or takes too long is a finding itself. */
async function findingsOf({ name, run }) {
  let timer
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, CHECK_MILLISECONDS, [
      bad(`${name}: there was no answer within a minute.`, 'Run it again in a moment.'),
    ])
  })
  const found = Promise.resolve()
    .then(run)
    .catch((error) => [bad(`${name} could not be checked: ${error.message}`, 'Run it again in a moment.')])
  return Promise.race([found, late]).finally(() => clearTimeout(timer))
}

/**
 * Runs checks one after the other and prints what they find.
 * @param {{ name: string, run: () => Promise<object[]> | object[] }[]} checks
 * @returns whether nothing is wrong
 */
export async function report(checks) {
  const all = []
  for (const check of checks) {
    const findings = await findingsOf(check)
    all.push(...findings)
    for (const { mark, text, mend } of findings) {
      const lines = mend ? `${mark} ${text}\n    ${mend}` : `${mark} ${text}`
      process.stdout.write(`${withoutSecrets(lines)}\n`)
    }
  }
  const count = (mark) => all.filter((finding) => finding.mark === mark).length
  process.stdout.write(
    `\n${count('✓')} as they must be, ${count('✗')} wrong, ${count('–')} to look at by hand.\n`,
  )
  return count('✗') === 0
}
