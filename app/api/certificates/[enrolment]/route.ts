import { dataHeaders } from '@/lib/http/headers'
import { toLocale } from '@/lib/i18n/detection'
import { routing } from '@/lib/i18n/routing'
import { logError } from '@/lib/log/log'
import { authorizeOffice } from '@/lib/staff/queries'
import { makeCertificate } from '@/lib/students/certificate-pdf'
import { validCertificate } from '@/lib/students/paper-queries'

const nothing = (status: number) => new Response(null, { status, headers: dataHeaders })

/** The valid certificate of an enrolment as PDF, in `?language=`. Not found for anybody but admins and the office. */
export async function GET(request: Request, { params }: { params: Promise<{ enrolment: string }> }) {
  try {
    const staff = await authorizeOffice()
    const certificate = staff.ok && (await validCertificate((await params).enrolment))
    if (!certificate) return nothing(404)
    const language = toLocale(new URL(request.url).searchParams.get('language')) ?? routing.defaultLocale
    return new Response(await makeCertificate(certificate, language), {
      headers: {
        ...dataHeaders,
        'Content-Type': 'application/pdf',
        'Content-Language': language,
        'Content-Disposition': `attachment; filename="certificate-${certificate.label}-${language}.pdf"`,
      },
    })
  } catch (error) {
    logError('certificate', error)
    return nothing(503)
  }
}
