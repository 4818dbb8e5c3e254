import { officeFile } from '@/lib/media/office-file'
import { storedDocument } from '@/lib/students/document-queries'

/** A copy of a document. */
export const GET = officeFile(storedDocument)
