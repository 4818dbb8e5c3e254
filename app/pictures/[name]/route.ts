import { fileAnswer } from '@/lib/media/answers'
import { storedPicture } from '@/lib/media/file-queries'

/** An uploaded picture at its own address: what next/image reads, and what search engines and other sites are given. */
export async function GET(_request: Request, { params }: RouteContext<'/pictures/[name]'>) {
  return fileAnswer(await storedPicture((await params).name))
}
