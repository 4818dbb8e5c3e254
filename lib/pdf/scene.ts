import { palette } from '@/lib/provider/palette'
import type { Scene, Shape } from '@/lib/scenes/scene'
import type { PdfDocument } from './document'
import { type Box, cover } from './geometry'

function drawShape(kit: PDFKit.PDFDocument, { d, circle, fill, stroke, width = 1, opacity, night }: Shape) {
  if (night) return
  kit.save()
  if (d) kit.path(d)
  if (circle) kit.circle(...circle)
  if (opacity) kit.opacity(opacity)
  if (fill) kit.fill(palette[fill])
  if (stroke) kit.lineWidth(width).lineCap('round').lineJoin('round').stroke(palette[stroke])
  kit.restore()
}

/**
 * Covers a box with a scene, in the light colours, as an artifact.
 * @param options.radius of the corners of the box, in points.
 * @param options.align which part of the scene is cropped if the box has another shape (see `cover`).
 * @param options.overlay draws on top, in the units of the scene.
 */
export function drawScene(
  pdf: PdfDocument,
  { layers, frame: [left, top, width, height] }: Scene,
  box: Box,
  options: {
    readonly radius?: number
    readonly align?: readonly [number, number]
    readonly overlay?: (kit: PDFKit.PDFDocument) => void
  } = {},
): void {
  pdf.artifact(box.y, (kit, yOnPage) => {
    const { x, y, scale } = cover({ width, height }, { ...box, y: yOnPage }, options.align)
    kit
      .save()
      .roundedRect(box.x, yOnPage, box.width, box.height, options.radius ?? 0)
      .clip()
    kit.translate(x, y).scale(scale).translate(-left, -top)
    for (const layer of layers) {
      if ('at' in layer) {
        const { at, scale: size = 1, mirrored = false, shapes } = layer
        kit.save().translate(...at)
        kit.scale(mirrored ? -size : size, size)
        shapes.forEach((shape) => drawShape(kit, shape))
        kit.restore()
      } else drawShape(kit, layer)
    }
    options.overlay?.(kit)
    kit.restore()
  })
}
