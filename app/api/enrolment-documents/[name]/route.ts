import { officeFile } from '@/lib/media/office-file'
import { storedDocument } from '@/lib/students/link-queries'

/** A copy of a document. */
export const GET = officeFile(storedDocument)
