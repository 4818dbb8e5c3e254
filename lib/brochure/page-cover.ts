import type { PdfDocument } from '@/lib/pdf/document'
import { contentWidth, page } from '@/lib/pdf/geometry'
import { drawScene } from '@/lib/pdf/scene'
import { pagePlaces } from '@/lib/scenes/panorama/places'
import { sign } from '@/lib/scenes/sign'
import type { Labels } from './labels'
import { drawLandscape } from './parts'

/** The cover: provider, title, and the path from the ledge to the summit. Returns the landscape's page number. */
export function drawCover(pdf: PdfDocument, { t, localize, content }: Labels): number | null {
  const edge = pdf.addPage('sky')
  return pdf.group('Sect', () => {
    drawScene(pdf, sign, { x: page.side, y: edge + 52, width: 42, height: 42 }, { radius: 10.5 })
    pdf.write('P', localize(content.organisation.name), 'item', { x: page.side + 56, y: edge + 66 })
    const year = t('Brochures.year', { year: String(content.brochureYear) })
    let y = pdf.write('P', year, 'kicker', { y: edge + 156 })
    y = pdf.write('H1', localize(content.programme.title), 'cover', { y: y + 6 })
    y = pdf.write('P', localize(content.home.highlight), 'motto', { y: y + 12 })
    const lead = { y: y + 10, width: contentWidth * 0.76 }
    y = pdf.write('P', localize(content.home.description), 'lead', lead)
    return drawLandscape(pdf, y, { place: pagePlaces.programme, most: 350, align: 0.944 })
  })
}
