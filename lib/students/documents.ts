import { type Values, first } from '@/lib/address-query'
import { type SentKind, type SentOutcome, sentElementId, toSentOutcome } from '@/lib/media/sent-file'
import { redirectAfterUpload } from '@/lib/media/upload-answer'
import { type PagePath, withQuery } from '@/lib/routes'
import type { EnrolmentPapers } from './paper-queries'

export const DOCUMENT_BUCKET = 'enrolment-documents'

export const documentKinds: readonly SentKind[] = ['pdf', 'jpg', 'png']

/** The keys of the documents of an enrolment: received by the office, or sent and not yet checked. */
export const arrivedKeys = ({ received, files }: Pick<EnrolmentPapers, 'received' | 'files'>) =>
  new Set([...received, ...files].map(({ key }) => key))

/** The id of the form for a document. */
export const documentFormId = (form: string) => `document-${form}`

/** The name of a document's form on a student's page, which may have several enrolments. */
export const staffForm = (enrolment: string, key: string) => `${enrolment}-${key}`

/** The query parameter with the name of the form and the outcome of the last upload. */
const UPLOAD_PARAMETER = 'upload'

/**
 * Leads back from a document's form to its page, with the outcome.
 * @param request whose `?query=` is the page's query without an outcome.
 */
export function documentAnswer(
  request: Request,
  page: PagePath,
  form: string,
  outcome: SentOutcome,
): Response {
  const kept = Object.fromEntries(new URLSearchParams(new URL(request.url).searchParams.get('query') ?? ''))
  const path = withQuery(page, { ...kept, [UPLOAD_PARAMETER]: `${form}.${outcome}` })
  return redirectAfterUpload(request, path, sentElementId(documentFormId(form), outcome))
}

/** The outcome of the last upload, if it was that of a form. */
export function uploadOutcome(query: Values, form: string): SentOutcome | null {
  const [sent, outcome] = String(first(query, UPLOAD_PARAMETER)).split('.')
  return sent === form ? toSentOutcome(outcome) : null
}
