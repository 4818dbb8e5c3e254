// Free of the rest of the library, because the form's control imports it.

/** The largest PDF that is accepted, in bytes: 15 MB. The bucket repeats it. */
export const MAX_PDF_BYTES = 15 * 1024 * 1024

/** What a PDF begins with. */
const MARK = '%PDF-'

/** The name of an uploaded PDF: an id of its content. */
const NAME = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.pdf$/

/** Why a PDF was refused. `hostLimit` where the host of the site takes no request of that size. */
export const pdfCodes = [
  'notAuthenticated',
  'notAdmin',
  'tooLarge',
  'hostLimit',
  'wrongKind',
  'failed',
] as const
export type PdfCode = (typeof pdfCodes)[number]

/** A stored PDF: its address on this site. */
export interface UploadedPdf {
  readonly address: string
}

/** Whether bytes begin as those of a PDF do, whatever the file's name is. */
export const isPdf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, MARK.length)) === MARK

/** Whether an upload has such a name. */
export const isPdfName = (name: string) => NAME.test(name)
