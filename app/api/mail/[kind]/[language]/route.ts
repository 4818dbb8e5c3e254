import { z } from 'zod'
import { siteLanguage } from '@/lib/i18n/site-language'
import { mailKinds } from '@/lib/mail/registry'
import { writeSample } from '@/lib/mail/render'
import { mailPreview } from '@/lib/outbox/preview'
import { publishedContent } from '@/lib/site/queries'

const sample = z.object({ kind: z.enum(mailKinds), language: siteLanguage })

/** Preview of a kind of message with sample data. Admins only. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ kind: string; language: string }> },
) {
  const { data } = sample.safeParse(await params)
  return mailPreview(request, async () =>
    data ? writeSample(data.kind, data.language, await publishedContent()) : null,
  )
}
