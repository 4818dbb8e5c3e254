import { levels } from '@/lib/content/courses'
import type { LevelNumber } from '@/lib/content/course-types'
import { type Box, cover } from './geometry'
import { type Colour, palette } from '@/lib/palette'
import { climb, type Drawing, type Shape, sign, stops } from './shapes'
import type { Sheet } from './sheet'

type Document = PDFKit.PDFDocument

function drawShape(doc: Document, shape: Shape) {
  doc.save()
  if (shape.shift) doc.translate(shape.shift, 0)
  if (shape.d) doc.path(shape.d)
  if (shape.circle) doc.circle(...shape.circle)
  if (shape.opacity) doc.opacity(shape.opacity)
  if (shape.fill) doc.fill(palette[shape.fill])
  if (shape.stroke)
    doc
      .lineWidth(shape.width ?? 1)
      .lineCap('round')
      .stroke(palette[shape.stroke])
  doc.restore()
}

function drawLayers(doc: Document, drawing: Drawing) {
  drawing.back.forEach((shape) => drawShape(doc, shape))
  if (drawing.clip) {
    doc.save().path(drawing.clip).clip()
    drawing.clipped?.forEach((shape) => drawShape(doc, shape))
    doc.restore()
  }
  drawing.front.forEach((shape) => drawShape(doc, shape))
}

type Frame = { readonly radius?: number; readonly align?: readonly [number, number] }

/** Covers a box with a drawing. `more` draws on top of it, in the drawing's own units. */
export function drawInto(
  sheet: Sheet,
  drawing: Drawing,
  box: Box,
  { radius = 0, align }: Frame = {},
  more?: () => void,
): void {
  const { x, y, scale } = cover(drawing, box, align)
  sheet.decorate(() => {
    sheet.doc.save().roundedRect(box.x, box.y, box.width, box.height, radius).clip()
    sheet.doc.translate(x, y).scale(scale)
    drawLayers(sheet.doc, drawing)
    more?.()
    sheet.doc.restore()
  })
}

type Look = { readonly disc: Colour; readonly rim: Colour; readonly number: Colour; readonly radius: number }

const looks = {
  plain: { disc: 'raised', rim: 'vine', number: 'vine', radius: 25 },
  passed: { disc: 'vine', rim: 'raised', number: 'on-vine', radius: 25 },
  here: { disc: 'grain', rim: 'raised', number: 'on-vine', radius: 34 },
  ahead: { disc: 'raised', rim: 'control', number: 'quiet', radius: 25 },
} as const satisfies Record<string, Look>

function lookOf(level: LevelNumber, at: LevelNumber | undefined): Look {
  if (!at) return looks.plain
  if (level === at) return looks.here
  return level < at ? looks.passed : looks.ahead
}

/** The climbing path with its three levels; with `at`, one of them is the place. */
export function drawClimb(sheet: Sheet, box: Box, frame: Frame & { readonly at?: LevelNumber } = {}): void {
  const { doc } = sheet
  drawInto(sheet, climb, box, frame, () => {
    for (const { number } of levels) {
      const [x, y] = stops[number]
      const look = lookOf(number, frame.at)
      const size = look.radius * 1.1
      doc.lineWidth(5).circle(x, y, look.radius).fillAndStroke(palette[look.disc], palette[look.rim])
      doc.font('display').fontSize(size).fillColor(palette[look.number])
      doc.text(String(number), x - look.radius, y + size * 0.33, {
        width: look.radius * 2,
        align: 'center',
        baseline: 'alphabetic',
        lineBreak: false,
      })
    }
  })
}

/** The sign of the organisation in a square. */
export function drawSign(sheet: Sheet, x: number, y: number, size: number): void {
  drawInto(sheet, sign, { x, y, width: size, height: size }, { radius: size / 4 })
}
