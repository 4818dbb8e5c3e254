// Without the rest of the library, because the form's control imports it.

/** Maximum size of a PDF in bytes: 15 MB. The bucket repeats it. */
export const MAX_PDF_BYTES = 15 * 1024 * 1024

/** The first bytes of a PDF. */
const MARK = '%PDF-'

/** The name of an uploaded PDF: an id of its content. */
const NAME = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.pdf$/

/**
 * Why a PDF was refused. `hostLimit` if storage was out of reach and the site's host refuses requests of that size;
 * `unsafe` if it could run or start something.
 */
export const pdfCodes = [
  'notAuthenticated',
  'notAdmin',
  'tooLarge',
  'hostLimit',
  'wrongKind',
  'unsafe',
  'failed',
] as const
export type PdfCode = (typeof pdfCodes)[number]

/** A stored PDF: its address on this site. */
export interface UploadedPdf {
  readonly address: string
}

/** An upload that storage accepts: the address that takes the file, and the name to confirm it by. */
export interface OpenUpload {
  readonly address: string
  readonly name: string
}

/** Whether bytes begin like a PDF, whatever the file's name. */
export const isPdf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, MARK.length)) === MARK

/** Whether a name is that of an uploaded PDF. */
export const isPdfName = (name: string) => NAME.test(name)
