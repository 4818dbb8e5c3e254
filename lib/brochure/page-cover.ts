import type { PdfDocument } from '@/lib/pdf/document'
import { contentWidth, page } from '@/lib/pdf/geometry'
import { drawScene } from '@/lib/pdf/scene'
import { sign } from '@/lib/scenes/sign'
import { twoChairs } from '@/lib/scenes/two-chairs'
import type { Labels } from './labels'

/** The cover: who we are, what this is, and the valley at first light. */
export function drawCover(pdf: PdfDocument, { t, localize, content }: Labels): void {
  pdf.addPage('sky')
  const height = 496
  drawScene(
    pdf,
    twoChairs,
    { x: 0, y: page.height - height, width: page.width, height },
    { align: [0.97, 1] },
  )
  pdf.group('Sect', () => {
    drawScene(pdf, sign, { x: page.side, y: 52, width: 42, height: 42 }, { radius: 10.5 })
    pdf.write('P', localize(content.organisation.name), 'item', { x: page.side + 56, y: 66 })
    const year = t('Brochures.year', { year: String(content.brochureYear) })
    let y = pdf.write('P', year, 'kicker', { y: 156 })
    y = pdf.write('H1', localize(content.programme.title), 'cover', { y: y + 6 })
    y = pdf.write('P', localize(content.home.highlight), 'motto', { y: y + 12 })
    pdf.write('P', localize(content.home.description), 'lead', { y: y + 10, width: contentWidth * 0.76 })
  })
}
