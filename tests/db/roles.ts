/** Roles of the access tests, a caller for each, and the tables of their rights. */
import { type Caller, anon, secret } from './rest'
import { newUser } from './samples'

export type Role = 'anon' | 'stranger' | 'editor' | 'office' | 'admin' | 'secret'

/** A caller per role; the accounts exist once a file's tests begin. A stranger is signed in but not staff. */
export const callersOfEveryRole = (): Record<Role, Caller & { readonly id?: string }> => ({
  ...{ anon, secret, stranger: newUser() },
  ...{ editor: newUser('editor'), office: newUser('office'), admin: newUser('admin') },
})

/** The rows of a text table headed by column names: `names` cells, then the verdict on each role. */
export function rowsOf<Verdict extends string>(table: string, names: number) {
  const [header, ...lines] = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  const roles = header!.slice(names) as Role[]
  return lines.map((line) => ({
    row: line.slice(0, names),
    verdicts: roles.map((role, index) => [role, line[names + index] as Verdict] as const),
  }))
}

/** Tries what a row says of each role; an error names the role. */
export async function tryEach<Verdict>(
  verdicts: readonly (readonly [Role, Verdict])[],
  attempt: (role: Role, verdict: Verdict) => Promise<unknown>,
): Promise<void> {
  for (const [role, verdict] of verdicts)
    await attempt(role, verdict).catch((error: Error) => {
      error.message = `As ${role}, for whom the rule says "${verdict}": ${error.message}`
      throw error
    })
}
