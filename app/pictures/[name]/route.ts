import { fileAnswer } from '@/lib/media/answers'
import { storedPicture } from '@/lib/media/file-queries'

/** An uploaded picture at its own address, for next/image, search engines and other sites. */
export async function GET(_request: Request, { params }: RouteContext<'/pictures/[name]'>) {
  return fileAnswer(await storedPicture((await params).name))
}
