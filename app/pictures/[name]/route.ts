import { pictureResponse } from '@/lib/images/queries'

/** An uploaded picture at its own address: what next/image reads, and what search engines and other sites are given. */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  return pictureResponse((await params).name)
}
