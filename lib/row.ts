import { z } from 'zod'

const camelCase = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )

/** A row as the functions of the database give it, its columns named as scripts write them: `created_at` is `createdAt`. */
export const row = <Shape extends z.ZodRawShape>(shape: Shape) => z.preprocess(camelCase, z.object(shape))
