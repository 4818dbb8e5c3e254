import { addressLines } from '@/lib/content/documents/organisation'
import { env } from '@/lib/env'
import { localePath } from '@/lib/i18n/paths'
import { keyValueRow, numberedList } from '@/lib/pdf/blocks'
import type { PdfDocument } from '@/lib/pdf/document'
import { columns, page } from '@/lib/pdf/geometry'
import { type Labels, applySteps } from './labels'
import { beginPage, drawLandscape, heading } from './parts'

type Entry = {
  readonly key: string
  readonly value: string
  readonly href: string
  /** How many of the three columns it spans. */
  readonly span?: number
}

/** An address in print form: nobody can follow a link on paper. */
function shown(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '')
}

/** The address of the site; nothing on a development machine. */
function website({ language, t }: Labels): readonly Entry[] {
  const url = new URL(localePath('/', language), env.SITE_URL)
  if (url.protocol !== 'https:') return []
  return [{ key: t('Brochures.online'), value: shown(url.href), href: url.href }]
}

/** The contact details, in rows of three columns. */
function ways(labels: Labels): readonly (readonly Entry[])[] {
  const { t, content } = labels
  const { phone, email, whatsapp, external } = content.organisation
  const form = external.registrationForm
  return [
    [
      { key: t('Contact.phone'), value: phone.display, href: `tel:${phone.e164}` },
      { key: t('Contact.email'), value: email, href: `mailto:${email}` },
      { key: t('Contact.whatsapp'), value: shown(whatsapp), href: whatsapp },
    ],
    [{ key: t('Brochures.form'), value: shown(form), href: form, span: 2 }, ...website(labels)],
  ]
}

function contact(pdf: PdfDocument, labels: Labels, y: number): number {
  const { t, language, content } = labels
  const gap = 22
  const { width } = columns(3, gap)
  let top = heading(pdf, t('Contact.getInTouch'), { y }) + 7
  for (const row of ways(labels)) {
    let x: number = page.side
    const entries = row.map(({ span = 1, ...entry }) => {
      const placed = { ...entry, x, width: width * span + gap * (span - 1) }
      x += placed.width + gap
      return placed
    })
    top = keyValueRow(pdf, entries, top) + 7
  }
  top = pdf.write('P', t('Contact.address'), 'label', { y: top })
  return pdf.write('P', addressLines(content.organisation, language).join(', '), 'body', { y: top })
}

/** How to apply and where to ask, above the view back. Returns the landscape's page number. */
export function drawApply(pdf: PdfDocument, labels: Labels): number | null {
  const { t, localize, content } = labels
  return pdf.group('Sect', () => {
    const start = beginPage(pdf, {
      kicker: localize(content.organisation.name),
      title: t('Brochures.applyTitle'),
      intro: t('Brochures.applyIntro'),
    })
    const y = numberedList(pdf, applySteps(t, content), start + 20, 11)
    return drawLandscape(pdf, contact(pdf, labels, y + 10), { place: 'view', most: 258, align: 0.9 })
  })
}
