import type { PictureCode } from '@/lib/images/schema'
import { LARGEST_PICTURE } from '@/lib/images/schema'
import type { Uploaded } from '@/lib/images/upload'
import { type Result, ok, fail } from '@/lib/result'
import { fitPicture } from './fit-picture'

const codes: readonly PictureCode[] = ['notAuthenticated', 'tooLarge', 'wrongKind', 'broken', 'failed']

function answerOf(request: XMLHttpRequest): Result<Uploaded, PictureCode> {
  try {
    const answer: unknown = JSON.parse(request.responseText)
    if (request.status === 201) return ok(answer as Uploaded)
    const { code } = answer as { code?: PictureCode }
    if (code && codes.includes(code)) return fail(code)
  } catch {
    // No answer of ours: a host in front of the site has spoken.
  }
  return fail(request.status === 413 ? 'tooLarge' : 'failed')
}

/**
 * Sends a picture to the site, smaller where no host would take it as it is; `fetch` would not tell how far it is.
 * @param onProgress takes the part that has been sent, 0 to 1.
 */
export async function sendPicture(
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Result<Uploaded, PictureCode>> {
  if (file.size > LARGEST_PICTURE) return fail('tooLarge')
  const body = await fitPicture(file)
  if (signal.aborted) return fail('failed')
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/pictures')
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    request.onload = () => resolve(answerOf(request))
    request.onerror = () => resolve(fail('failed'))
    request.onabort = () => resolve(fail('failed'))
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}
