// The browser loads this: keep it free of the rest of the library.
import { kindOf } from '@/lib/images/upload-rules'
import { isPdf } from '@/lib/media/pdf'

/** Maximum bytes, 4 MB. The bucket repeats it, and hosts accept little more. */
export const MAX_PROOF_BYTES = 4 * 1024 * 1024

export const PROOF_BUCKET = 'payment-proofs'

/** The form's file field. */
export const PROOF_FIELD = 'proof'

/** Extensions and MIME types, as in the check of `payment_proofs.name` in the migrations. */
export const proofTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const
export type ProofKind = keyof typeof proofTypes

/** For the file dialog; the server checks the content. */
export const PROOF_KINDS = Object.values(proofTypes).join()

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

/** The file type by its first bytes, ignoring the name; null if not accepted. */
export function proofKind(bytes: Uint8Array): { end: ProofKind; type: string } | null {
  const picture = kindOf(bytes)
  const end = isPdf(bytes) ? 'pdf' : picture === 'jpeg' ? 'jpg' : picture === 'gif' ? null : picture
  return end && { end, type: proofTypes[end] }
}

/**
 * The element that shows the outcome: the next page opens at its id and the browser focuses it, with or without
 * scripts.
 */
export const proofElementId = (outcome: ProofOutcome) =>
  outcome === 'received' ? 'proof-received' : 'proof-file'
