import { REQUEST_ID } from '@/lib/log/request-id'
import { sanitizeRequest, progressOf } from './sanitize-request'
import { prepareResponse, refusalOf, statusOf } from './prepare-response'
import { parseQualityValues } from '@/lib/i18n/detection'

/** Code of the site for the uncompiled server (scripts/server). instrumentation.ts hands it over. */
export const serverParts = {
  REQUEST_ID,
  sanitizeRequest,
  codingFor,
  prepareResponse,
  progressOf,
  refusalOf,
  statusOf,
}

export type ServerParts = typeof serverParts

/** The content codings that this server compresses with. */
export type Coding = 'br' | 'gzip'

/** The content coding that a browser prefers (RFC 9110, section 12.5.3); null for none. */
function codingFor(accepted = ''): Coding | null {
  const wanted = new Map(
    parseQualityValues(accepted.toLowerCase()).map(({ value, quality }) => [value, quality]),
  )
  const [br, none] = [wanted.get('br') ?? 0, wanted.get('identity') ?? 0]
  const zipped = wanted.get('gzip') ?? wanted.get('*') ?? 0
  if (br > 0 && br >= zipped && br >= none) return 'br'
  return zipped > 0 && zipped >= none ? 'gzip' : null
}
