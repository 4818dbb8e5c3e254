/** Runs `npm run doctor` as at the terminal. */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { SMTPServer } from 'smtp-server'

const run = promisify(execFile)

export interface Diagnosis {
  readonly code: number
  /** The whole output. */
  readonly text: string
  /** Faults with their remedies: `text | mend`. */
  readonly wrong: readonly string[]
  /** Points to check by hand, in the same form. */
  readonly unknown: readonly string[]
}

/** Runs the command with environment variables added to the tests'; empty ones count as unset. */
export async function doctor(environment: Readonly<Record<string, string>>): Promise<Diagnosis> {
  const env = { ...process.env, NEXT_PUBLIC_SUPABASE_URL: '', ...environment }
  const { code, text } = await run(process.execPath, ['scripts/doctor.mjs'], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      text: error.stdout + error.stderr,
    }),
  )
  const marked = (mark: string) =>
    [...text.matchAll(new RegExp(`^${mark} (.+(?:\\n {4}.+)?)$`, 'gm'))].map(([, lines]) =>
      lines!.replace(/\n {4}/, ' | '),
    )
  return { code, text, wrong: marked('✗'), unknown: marked('–') }
}

/** A mail server that accepts one user and sends nothing; `address` gives its SMTP_URL. */
export async function mailServer(user = 'site', password = 'p@ss word of the mail') {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth: (given, _, answer) =>
      given.username === user && given.password === password
        ? answer(null, { user })
        : answer(new Error('Invalid user or password')),
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const address = (with_ = password) => `smtp://${user}:${encodeURIComponent(with_)}@127.0.0.1:${port}`
  return { address, password, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}
