import { fileAnswer } from '@/lib/media/answers'
import { storedBrochure } from '@/lib/media/file-queries'

/** A brochure uploaded by staff, shown by the browser. */
export async function GET(_request: Request, { params }: RouteContext<'/brochures/own/[name]'>) {
  const { name } = await params
  return fileAnswer(await storedBrochure(name), { 'Content-Disposition': `inline; filename="${name}"` })
}
