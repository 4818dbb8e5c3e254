import { asServiceRole } from './test'

/** A row of any table. */
export type Row = Record<string, unknown>

/** The rows of a PostgREST query, read with the secret key. */
export const selectRows = (query: string): Promise<Row[]> => asServiceRole(query)

/** Eight random letters. Digits would make a search for a name match phone numbers. */
export const unique = () =>
  crypto
    .randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)

export const newEmail = () => `${crypto.randomUUID()}@example.org`

/** A South African mobile number in international form. */
export const newPhone = () => `+2782${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
