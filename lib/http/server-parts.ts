import { REQUEST_ID } from '@/lib/log/request-id'
import { arrive, progressOf } from './arrival'
import { codingFor } from './content-coding'
import { depart, refusalOf, statusOf } from './departure'

/** What the server (scripts/server), which is not compiled, takes from the code of the site. instrumentation.ts hands it over. */
export const serverParts = { REQUEST_ID, arrive, codingFor, depart, progressOf, refusalOf, statusOf }

export type ServerParts = typeof serverParts
