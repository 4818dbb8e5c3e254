import { type OpenUpload, type PdfCode, type UploadedPdf, MAX_PDF_BYTES, pdfCodes } from '@/lib/media/pdf'
import { type Result, fail } from '@/lib/result'
import { api } from '@/lib/routes'
import { sendFile } from './send-file'

/**
 * Sends a PDF straight to storage, which the limits of the site's host do not concern, and has the site check and
 * publish it. Where the browser does not reach storage, as with the embedded project on another computer, it goes
 * through the site.
 * @param onProgress takes the fraction sent, 0 to 1.
 */
export async function sendPdf(
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Result<UploadedPdf, PdfCode>> {
  if (file.size > MAX_PDF_BYTES) return fail('tooLarge')
  // Some systems do not know the type of the file, and storage accepts this one only.
  const pdf = file.slice(0, file.size, 'application/pdf')
  const rules = { codes: pdfCodes, refusedByHost: 'hostLimit', signal } as const
  const silent = { ...rules, onProgress: () => {} }
  const opened = await sendFile<OpenUpload, PdfCode>(api.brochureFiles, null, silent)
  if (!opened.ok) return opened
  const { address, name } = opened.data
  const stored = await sendFile<unknown, PdfCode>(address, pdf, { ...rules, onProgress, method: 'PUT' })
  return stored.ok
    ? sendFile<UploadedPdf, PdfCode>(api.takeBrochure(name), null, silent)
    : sendFile<UploadedPdf, PdfCode>(api.sendBrochure, pdf, { ...rules, onProgress })
}
