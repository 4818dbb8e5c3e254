import type { APIRequestContext, Page } from 'playwright/test'
import { site } from './test'

/** A server action's request as the page sent it. */
export interface ActionCall {
  readonly id: string
  readonly type: string
  readonly body: string
}

/** Collects a page's server action requests from now on. */
export function recordActionCalls(page: Page): ActionCall[] {
  const calls: ActionCall[] = []
  page.on('request', (request) => {
    const id = request.headers()['next-action']
    if (id) calls.push({ id, type: request.headers()['content-type'] ?? '', body: request.postData() ?? '' })
  })
  return calls
}

/** Resends a server action's request in another session or with another body; returns the response body. */
export async function replay(
  request: APIRequestContext,
  { id, type, body }: ActionCall,
  change: (body: string) => string = (same) => same,
): Promise<string> {
  // Must not redirect this caller: the sign-in page redirects staff, staff pages everybody else.
  const { cookies } = await request.storageState()
  const path = cookies.some(({ name }) => name.startsWith('sb-')) ? '/blog/admin' : '/admin/login'
  const answer = await request.post(site + path, {
    headers: { 'next-action': id, 'content-type': type, origin: site, accept: 'text/x-component' },
    data: change(body),
    maxRedirects: 0,
  })
  return answer.text()
}
