import 'server-only'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { z } from 'zod'
import type { Database } from './database.types'
import { serverClient } from './server'

export type Functions = Database['public']['Functions']

/** A function's arguments; null counts as not given. */
export type Given<Name extends keyof Functions> = {
  readonly [Argument in keyof Functions[Name]['Args']]: Functions[Name]['Args'][Argument] | null
}

/**
 * The answer of a database function to the signed-in user.
 * @param given null for a function without arguments.
 * @param headers of the call.
 * @throws Error when the database does not answer, refuses, or gives something else.
 */
export async function called<Name extends keyof Functions, Shape extends z.ZodType>(
  name: Name,
  given: Given<Name> | null,
  shape: Shape,
  clientOf: () => Promise<unknown> = serverClient,
  headers: Readonly<Record<string, string>> = {},
): Promise<z.output<Shape>> {
  const client = (await clientOf()) as SupabaseClient
  const set = Object.entries(given ?? {}).filter(([, value]) => value !== null)
  const call = client.rpc(name, Object.fromEntries(set))
  for (const [header, value] of Object.entries(headers)) void call.setHeader(header, value)
  const { data } = await call.throwOnError()
  return shape.parse(data)
}

/** The arguments for a page of a list, from 1. */
export const ofPage = (page: number, size: number) => ({ page_size: size, page_offset: (page - 1) * size })
