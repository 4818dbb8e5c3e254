import { officeFile } from '@/lib/media/office-file'
import { storedProof } from '@/lib/payments/admin/proof-queries'

/** A proof of payment. */
export const GET = officeFile(storedProof)
