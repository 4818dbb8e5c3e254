import { officeFile } from '@/lib/media/office-file'
import { readSentFile } from '@/lib/media/sent-file-queries'
import { DOCUMENT_BUCKET } from '@/lib/students/documents'

/** A copy of a document for the office; nothing once it has expired and awaits deletion. */
export const GET = officeFile(({ name }: { name: string }) => readSentFile(DOCUMENT_BUCKET, name))
