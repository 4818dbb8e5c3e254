import { encode } from 'uqr'
import { absolute } from '@/lib/i18n/absolute'
import { formatDay } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { palette } from '@/lib/provider/palette'
import { bulletList } from '@/lib/pdf/blocks'
import { PdfDocument } from '@/lib/pdf/document'
import { columns, contentBottom, contentWidth, page } from '@/lib/pdf/geometry'
import { drawScene } from '@/lib/pdf/scene'
import { routes } from '@/lib/routes'
import { sign } from '@/lib/scenes/sign'
import type { ValidCertificate } from './certificate'

const CENTRED = { align: 'center' } as const

const SIGN = 52

/** The upper edge of the sign. */
const TOP = 46

/** The width of the QR code: more than 2 points a module. */
const CODE = 90

/** Draws the frame around a page. */
function drawFrame(pdf: PdfDocument, edge: number) {
  pdf.artifact(edge, (kit) => {
    const inset = 26
    kit.lineWidth(1.5).roundedRect(inset, inset, page.width - 2 * inset, page.height - 2 * inset, 10)
    kit.stroke(palette.grain)
  })
}

/** Draws a QR code. What it says is written beside it. */
function drawCode(pdf: PdfDocument, text: string, x: number, y: number) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const step = CODE / size
  pdf.artifact(y, (kit, top) => {
    data.forEach((line, row) =>
      line.forEach((isDark, column) => {
        if (isDark) kit.rect(x + column * step, top + row * step, step, step)
      }),
    )
    kit.fill('#000')
  })
}

/** Writes day, number and signature on the left, the QR code on the right, and its address and the disclaimer below. */
function writeFoot(pdf: PdfDocument, certificate: ValidCertificate, language: Locale, top: number): number {
  const t = translator(language)
  const { printed, code, label, issued_on } = certificate
  const { name } = printed.signatory
  const role = printed.signatory.role[language]
  const address = absolute(routes.certificate(code), language)
  const x = page.width - page.side - CODE
  drawCode(pdf, address, x, top)
  const width = contentWidth - CODE - 40
  let y = pdf.write('P', t('Certificate.pdf.issued', { day: formatDay(issued_on, language) }), 'item', {
    y: top,
    width,
  })
  y = pdf.write('P', t('Certificate.pdf.number', { number: label }), 'quiet', { y, width })
  y += 40
  pdf.rule({ x: page.side, y, width: 200 }, 'ink')
  y = pdf.write('P', name ? `${name}, ${role}` : role, 'small', { y: y + 5, width })
  y = pdf.write('P', t('Certificate.pdf.check'), 'small', { y: Math.max(y, top + CODE) + 10 })
  y = pdf.link(address, address, { y })
  const registration = t('Certificate.pdf.registration', { number: printed.registrationNumber })
  return pdf.write('P', `${registration} ${printed.disclaimer[language]}`, 'small', { y: y + 8 })
}

/** Writes the modules in two columns. Returns the lower edge. */
function writeModules(pdf: PdfDocument, { printed }: ValidCertificate, language: Locale, y: number): number {
  const half = Math.ceil(printed.modules.length / 2)
  const { xs, width } = columns(2, 24)
  const ends = xs.map((x, place) => {
    const titles = printed.modules.slice(place * half, (place + 1) * half).map(({ title }) => title[language])
    return titles.length > 0 ? bulletList(pdf, titles, { x, y, width }) : y
  })
  return Math.max(...ends)
}

/** Makes a certificate, or a statement of completion, on A4, tagged for screen readers. */
export async function makeCertificate(
  certificate: ValidCertificate,
  language: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  const t = translator(language)
  const { printed, label, name } = certificate
  const title = printed.title[language]
  const organisation = printed.organisation[language]
  const pdf = new PdfDocument({
    title: `${title} ${label}`,
    author: organisation,
    subject: printed.award[language],
    language,
  })
  const edge = pdf.addPage('raised')
  drawFrame(pdf, edge)
  drawScene(
    pdf,
    sign,
    { x: (page.width - SIGN) / 2, y: edge + TOP, width: SIGN, height: SIGN },
    { radius: SIGN / 4 },
  )
  pdf.group('Sect', () => {
    let y = pdf.write('P', organisation, 'kicker', { y: edge + TOP + SIGN + 8, ...CENTRED })
    y = pdf.write('H1', title, 'cover', { y: y + 10, ...CENTRED })
    y = pdf.write('P', t('Certificate.pdf.lead'), 'lead', { y: y + 16, ...CENTRED })
    y = pdf.write('P', name, name.length > 60 ? 'heading' : 'title', { y: y + 6, ...CENTRED })
    y = pdf.write('P', printed.text[language], 'lead', { y: y + 8, ...CENTRED })
    y = pdf.write('P', printed.award[language], 'motto', { y: y + 8, ...CENTRED })
    if (printed.note) y = pdf.write('P', printed.note[language], 'quiet', { y: y + 8, ...CENTRED })
    if (printed.modules.length > 0) {
      y = pdf.write('H2', t('Certificate.pdf.modules'), 'item', { y: y + 16 })
      y = writeModules(pdf, certificate, language, y + 6)
    }
    const foot = (top: number) => writeFoot(pdf, certificate, language, top)
    const height = pdf.measure(edge, foot) - edge
    pdf.keep(Math.max(y + 18, edge + contentBottom - height), foot)
  })
  return pdf.toBytes()
}
