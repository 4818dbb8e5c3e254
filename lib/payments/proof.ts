// The browser loads this: keep it free of the rest of the library.
import type { SentKind } from '@/lib/media/sent-file'

export const PROOF_BUCKET = 'payment-proofs'

export const proofKinds: readonly SentKind[] = ['pdf', 'jpg', 'png', 'webp']
