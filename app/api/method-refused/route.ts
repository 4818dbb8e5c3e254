/** The answer to a request with a method that the site does not take; lib/http/node-server.ts names those that it does. */
export function GET() {
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
  return Response.json({ code: 'method' }, { status: 405, headers })
}
