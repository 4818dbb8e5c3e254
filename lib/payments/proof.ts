// Imported by the form's control in the browser: keep it free of the rest of the library.
import { kindOf } from '@/lib/images/upload-rules'
import { isPdf } from '@/lib/media/pdf'

/** Maximum size of a proof of payment in bytes, 4 MB. The bucket repeats it, and hosts accept little more. */
export const MAX_PROOF_BYTES = 4 * 1024 * 1024

/** The storage bucket for proofs of payment. */
export const PROOF_BUCKET = 'payment-proofs'

/** The form field with the file. */
export const PROOF_FIELD = 'proof'

/** Accepted file types: extension and MIME type, as in the check of `payment_proofs.name` in the migrations. */
export const proofTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const
export type ProofKind = keyof typeof proofTypes

/** Accepted types for the file dialog; the server checks the content. */
export const PROOF_KINDS = Object.values(proofTypes).join()

/** The outcome of sending a proof. */
export const proofOutcomes = [
  'received',
  'missing',
  'tooLarge',
  'wrongKind',
  'tooMany',
  'gone',
  'failed',
] as const
export type ProofOutcome = (typeof proofOutcomes)[number]

/** The type of a file by its first bytes, ignoring its name; null if it is not accepted. */
export function proofKind(bytes: Uint8Array): { end: ProofKind; type: string } | null {
  const picture = kindOf(bytes)
  const end = isPdf(bytes) ? 'pdf' : picture === 'jpeg' ? 'jpg' : picture === 'gif' ? null : picture
  return end && { end, type: proofTypes[end] }
}

/**
 * The id of the element that shows the outcome: the next page opens at it and the browser focuses it, with or without
 * scripts.
 */
export const proofElementId = (outcome: ProofOutcome) =>
  outcome === 'received' ? 'proof-received' : 'proof-file'
