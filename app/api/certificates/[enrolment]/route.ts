import { toLocale } from '@/lib/i18n/detection'
import { routing } from '@/lib/i18n/routing'
import { officeFile } from '@/lib/media/office-file'
import { isValid } from '@/lib/students/certificate'
import { makeCertificate } from '@/lib/students/certificate-pdf'
import { enrolmentPapers } from '@/lib/students/paper-queries'

/** The valid certificate of an enrolment as PDF, in `?language=`. */
export const GET = officeFile(async ({ enrolment }: { enrolment: string }, request) => {
  const certificate = (await enrolmentPapers(enrolment))?.certificates.find(isValid)
  if (!certificate) return null
  const language = toLocale(new URL(request.url).searchParams.get('language')) ?? routing.defaultLocale
  return {
    bytes: await makeCertificate(certificate, language),
    type: 'application/pdf',
    headers: {
      'Content-Language': language,
      'Content-Disposition': `attachment; filename="certificate-${certificate.label}-${language}.pdf"`,
    },
  }
})
