/** The request context of the site's actions, in place of Next's: its cookies, as a browser keeps them. */

interface Cookie {
  readonly name: string
  readonly value: string
}

class CookieJar {
  private cookies = new Map<string, string>()

  getAll = (): Cookie[] => [...this.cookies].map(([name, value]) => ({ name, value }))

  get = (name: string) => this.getAll().find((cookie) => cookie.name === name)

  set = (name: string, value: string, { maxAge }: { maxAge?: number } = {}) => {
    if (maxAge === 0) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }

  delete = (name: string) => this.cookies.delete(name)

  clear = () => this.cookies.clear()

  /** Whether any of them holds a session. */
  get hasSession() {
    return this.getAll().some(({ name }) => /auth-token|new-password(?:\.\d+)?$/.test(name))
  }
}

/** The cookies of the visitor under test. */
export const jar = new CookieJar()

/** Mock of `next/headers`, for use with `jest.requireActual`. @public */
export const nextHeaders = { cookies: async () => jar, headers: async () => new Headers() }

/** A form with these fields. */
export function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

/** The address that an action redirects to, which it does by throwing. @throws any other error */
export async function redirectOf(action: Promise<unknown>): Promise<string> {
  const digest = await action.then(
    (value) => Promise.reject(new Error(`no redirect but ${JSON.stringify(value)}`)),
    (error: { digest?: string }) => (error.digest ? error.digest : Promise.reject(error)),
  )
  return digest.split(';')[2]!
}
