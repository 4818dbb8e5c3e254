import type { APIRequestContext, Page } from 'playwright/test'
import { site } from './test'

/** A call of a server action as the page sent it. */
export interface ActionCall {
  readonly id: string
  readonly type: string
  readonly body: string
}

/** Collects the calls of server actions that a page sends from now on. */
export function recordActionCalls(page: Page): ActionCall[] {
  const calls: ActionCall[] = []
  page.on('request', (request) => {
    const id = request.headers()['next-action']
    if (id) calls.push({ id, type: request.headers()['content-type'] ?? '', body: request.postData() ?? '' })
  })
  return calls
}

/** Sends a call again as somebody else, or with another body; what the action answered. */
export async function replay(
  request: APIRequestContext,
  { id, type, body }: ActionCall,
  change: (body: string) => string = (same) => same,
): Promise<string> {
  // A page that leads the caller nowhere else: the sign-in page sends staff on, the others everybody but staff.
  const { cookies } = await request.storageState()
  const path = cookies.some(({ name }) => name.startsWith('sb-')) ? '/blog/admin' : '/admin/login'
  const answer = await request.post(site + path, {
    headers: { 'next-action': id, 'content-type': type, origin: site, accept: 'text/x-component' },
    data: change(body),
    maxRedirects: 0,
  })
  return answer.text()
}
