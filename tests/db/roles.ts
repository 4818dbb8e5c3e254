/** Roles of the access tests, a caller for each, and the tables of their rights. */
import { type Caller, anon, secret } from './rest'
import { makeUser } from './samples'

export type Role = 'anon' | 'stranger' | 'editor' | 'office' | 'admin' | 'secret'

/** A caller per role; the accounts exist once a file's tests begin. A stranger is signed in but not staff. */
export function callersOfEveryRole(): Record<Role, Caller & { readonly id?: string }> {
  const callers = { anon, secret } as Record<Role, Caller>
  beforeAll(async () => {
    callers.stranger = await makeUser()
    callers.editor = await makeUser('editor')
    callers.office = await makeUser('office')
    callers.admin = await makeUser('admin')
  })
  return callers
}

/** Cells of a text table headed by column names: per row `names` cells, then one per role. */
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
