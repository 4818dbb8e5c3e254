/** Arguments of every exposed function, from the catalog. Rights are checked first, so most values need no meaning. */
import { randomUUID } from 'node:crypto'
import type { Row } from '../rest'
import { unique } from '../samples'

/** A value for each type of parameter. */
const OF_TYPE: Readonly<Record<string, () => unknown>> = {
  uuid: randomUUID,
  'uuid[]': () => [randomUUID()],
  text: unique,
  'text[]': () => [unique()],
  smallint: () => 1,
  integer: () => 1,
  bigint: () => 1,
  numeric: () => 1,
  'bigint[]': () => [1],
  // The days on which payments are reminded, as other tests expect them.
  'integer[]': () => [-3, 3, 10, 20],
  'smallint[]': () => [-3, 3, 10, 20],
  boolean: () => false,
  date: () => '2026-01-31',
  'timestamp with time zone': () => '2026-01-31T00:00:00Z',
  jsonb: () => ({}),
}

/** A function, whether signed-in users may call it, and a value for each parameter that it requires. */
interface Callable {
  readonly name: string
  readonly isGranted: boolean
  readonly args: Row
}

/**
 * Every function of the Data API.
 * @param run queries the catalog as the table owner.
 * @param named values of parameters that name what exists, by the parameter's name.
 * @throws Error for a type without a value
 */
export async function exposedFunctions(
  run: (sql: string) => Promise<Row[]>,
  named: Row,
): Promise<Callable[]> {
  const functions = await run(`
    select proname::text as name, has_function_privilege('authenticated', oid, 'EXECUTE') as granted,
      coalesce(proargnames[1:pronargs - pronargdefaults], '{}') as names, array(
        select format_type(type, null) from unnest(proargtypes::oid[]) with ordinality as parameter (type, place)
        where place <= pronargs - pronargdefaults order by place
      ) as types
    from pg_proc where pronamespace = 'public'::regnamespace order by proname`)
  return (functions as { name: string; granted: boolean; names: string[]; types: string[] }[]).map(
    ({ name, granted, names, types }) => {
      const args = names.map((parameter, place) => {
        if (parameter in named) return [parameter, named[parameter]]
        const value = OF_TYPE[types[place]!]
        if (!value) throw new Error(`${name}: there is no value of ${types[place]}`)
        return [parameter, value()]
      })
      return { name, isGranted: granted, args: Object.fromEntries(args) }
    },
  )
}
