/** Loaded before a script: sends requests for Supabase's hosts to the stand-in of a test. */
const fetch = globalThis.fetch
const hosts = /^https:\/\/(?:api\.supabase\.com|[a-z]{20}\.supabase\.co)(?=\/)/
globalThis.fetch = (address, init) => fetch(String(address).replace(hosts, process.env.STAND_IN), init)
