import { officeFile } from '@/lib/media/office-file'
import { storedProof } from '@/lib/payments/admin/file-queries'

/** A proof of payment. */
export const GET = officeFile(storedProof)
