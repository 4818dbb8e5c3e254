import { isOwnOrigin } from '@/lib/http/sender'
import { foreignUpload } from '@/lib/media/upload-answer'
import { routes } from '@/lib/routes'
import { authorizeOffice } from '@/lib/staff/queries'
import { documentAnswer, staffForm } from '@/lib/students/documents'
import { storeDocument } from '@/lib/students/link-queries'
import { enrolmentPapers } from '@/lib/students/paper-queries'

/** Maximum seconds for the function. */
export const maxDuration = 60

/** Takes a document from staff, and redirects back to the student with the outcome. Actions are limited to 1 MB. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ enrolment: string; key: string }> },
) {
  const { enrolment, key } = await params
  if (!isOwnOrigin(request.headers)) return foreignUpload()
  const form = staffForm(enrolment, key)
  // A page that leads to the sign-in.
  if (!(await authorizeOffice()).ok) return documentAnswer(request, routes.students, form, 'failed')
  const lead = (await enrolmentPapers(enrolment))?.lead_id
  if (!lead) return documentAnswer(request, routes.students, form, 'gone')
  return documentAnswer(request, routes.student(lead), form, await storeDocument(enrolment, key, request))
}
