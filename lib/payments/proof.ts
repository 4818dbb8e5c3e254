// Free of the rest of the library, because the form's control imports it.
import { kindOf } from '@/lib/images/upload-rules'
import { isPdf } from '@/lib/media/pdf'

/** The largest proof of payment that is accepted, in bytes: 4 MB. The bucket repeats it, and hosts take little more. */
export const MAX_PROOF_BYTES = 4 * 1024 * 1024

/** The bucket that proofs of payment are stored in. */
export const PROOF_BUCKET = 'payment-proofs'

/** The field of the form that has the file. */
export const PROOF_FIELD = 'proof'

/**
 * The kinds that are accepted, by the endings of their names, with their MIME types; the same as in the check of
 * `payment_proofs.name` in the migrations.
 */
export const proofTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const
export type ProofKind = keyof typeof proofTypes

/** The kinds that are accepted, for the file dialog; the server checks the content. */
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

/** The kind of a file by its first bytes, whatever its name is; null for one that is not accepted. */
export function proofKind(bytes: Uint8Array): { end: ProofKind; type: string } | null {
  const picture = kindOf(bytes)
  const end = isPdf(bytes) ? 'pdf' : picture === 'jpeg' ? 'jpg' : picture === 'gif' ? null : picture
  return end && { end, type: proofTypes[end] }
}

/**
 * The id of the element that tells the outcome: the page that follows is opened at it, and the browser gives it the focus,
 * with or without scripts.
 */
export const proofElementId = (outcome: ProofOutcome) =>
  outcome === 'received' ? 'proof-received' : 'proof-file'
