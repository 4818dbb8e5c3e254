import { dataHeaders } from '@/lib/http/headers'

/** The answer to a request with a method that the site does not take; lib/http/node-server.ts names those that it does. */
export function GET() {
  return Response.json({ code: 'method' }, { status: 405, headers: dataHeaders })
}
