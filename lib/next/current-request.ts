import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external'
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external'

/** The request that the present page, action or route handler answers, as far as a log may know it. */
export interface CurrentRequest {
  /** The pattern of its address, such as `/[locale]/pay/[token]`. */
  readonly route: string
  /** Its headers; null for a page that is prerendered. Reading them here does not make a page dynamic. */
  readonly headers: { get(name: string): string | null } | null
}

/** What is being answered where this is called, also after the answer in `after`; null outside of Next's own work. */
export function currentRequest(): CurrentRequest | null {
  const work = workAsyncStorage.getStore()
  if (!work) return null
  const unit = workUnitAsyncStorage.getStore()
  return { route: work.route, headers: unit?.type === 'request' ? unit.headers : null }
}
