import { type Result, fail, ok } from '@/lib/result'

export interface Sending<Code> {
  readonly codes: readonly Code[]
  /** For a request that the host in front of the site refuses as too large. */
  readonly refusedByHost: Code
  /** Takes the fraction sent, 0 to 1. */
  readonly onProgress: (part: number) => void
  readonly signal: AbortSignal
  readonly method?: 'POST' | 'PUT'
}

function answerOf<Data, Code extends string>(
  request: XMLHttpRequest,
  { codes, refusedByHost }: Sending<Code>,
): Result<Data, Code | 'failed'> {
  try {
    const answer: unknown = JSON.parse(request.responseText)
    if (request.status === 200 || request.status === 201) return ok(answer as Data)
    const { code } = answer as { code?: Code }
    if (code && codes.includes(code)) return fail(code)
  } catch {
    // From a host in front of the site.
  }
  return fail(request.status === 413 ? refusedByHost : 'failed')
}

/**
 * Sends a file to the site or to storage and gives the answer; `failed` if there is none or the signal aborts.
 * XMLHttpRequest, because `fetch` reports no upload progress.
 */
export function sendFile<Data, Code extends string>(
  address: string,
  body: Blob | null,
  sending: Sending<Code>,
): Promise<Result<Data, Code | 'failed'>> {
  const { onProgress, signal, method = 'POST' } = sending
  if (signal.aborted) return Promise.resolve(fail('failed'))
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    // Storage keeps the type; the site goes by the content.
    request.setRequestHeader('Content-Type', body?.type || 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    request.onload = () => resolve(answerOf(request, sending))
    request.onerror = () => resolve(fail('failed'))
    request.onabort = () => resolve(fail('failed'))
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}
