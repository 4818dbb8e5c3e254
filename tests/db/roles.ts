/** The roles that the tests of access try, each with a caller, and the tables that say what each may do. */
import { type Caller, anon, makeUser, secret } from './rest'

export type Role = 'anon' | 'stranger' | 'editor' | 'admin' | 'secret'

/** A caller of every role; the accounts are there once the tests of the file begin. A stranger is signed in, not staff. */
export function callersOfEveryRole(): Record<Role, Caller & { readonly id?: string }> {
  const callers = { anon, secret } as Record<Role, Caller>
  beforeAll(async () => {
    callers.stranger = await makeUser()
    callers.editor = await makeUser('editor')
    callers.admin = await makeUser('admin')
  })
  return callers
}

/** The cells of a table in text whose first line names the columns: for each row `names` cells, then one per role. */
export function cellsOf(table: string, names: number): { row: string[]; role: Role; verdict: string }[] {
  const [header, ...lines] = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  const roles = header!.slice(names) as Role[]
  return lines.flatMap((line) =>
    roles.map((role, index) => ({ row: line.slice(0, names), role, verdict: line[names + index]! })),
  )
}
