import PDFDocument from 'pdfkit'
import type { Language } from '@/lib/content/localized'
import { type Box, bottom, contentWidth, page, within } from './geometry'
import { type Face, readFaces } from './fonts'
import { type Colour, palette } from '@/lib/palette'

type Style = { face: Face; size: number; lead: number; colour: Colour; tracking?: number }

/** One scale of type for every page. */
export const styles = {
  cover: { face: 'display', size: 50, lead: 1.04, colour: 'ink', tracking: -0.7 },
  title: { face: 'display', size: 29, lead: 1.12, colour: 'ink', tracking: -0.35 },
  heading: { face: 'display', size: 16, lead: 1.2, colour: 'ink', tracking: -0.1 },
  item: { face: 'strong', size: 10.5, lead: 1.3, colour: 'ink' },
  lead: { face: 'text', size: 12, lead: 1.5, colour: 'quiet' },
  motto: { face: 'display', size: 16, lead: 1.35, colour: 'vine' },
  body: { face: 'text', size: 10, lead: 1.5, colour: 'ink' },
  quiet: { face: 'text', size: 10, lead: 1.5, colour: 'quiet' },
  small: { face: 'text', size: 9, lead: 1.4, colour: 'quiet' },
  kicker: { face: 'strong', size: 10.5, lead: 1.3, colour: 'wheat' },
  label: { face: 'strong', size: 8.5, lead: 1.35, colour: 'quiet' },
  code: { face: 'strong', size: 8.5, lead: 1.35, colour: 'vine', tracking: 0.3 },
  figure: { face: 'display', size: 26, lead: 1.1, colour: 'wheat' },
  link: { face: 'strong', size: 10.5, lead: 1.3, colour: 'vine' },
} as const satisfies Record<string, Style>

/** The name of a style of text. */
export type StyleName = keyof typeof styles

/** Where a text stands; `colour` replaces the one of its style. */
export type Place = {
  readonly x?: number
  readonly y: number
  readonly width?: number
  readonly align?: 'left' | 'right' | 'center'
  readonly colour?: Colour
}

type Scope = { readonly scope?: 'Row' | 'Column' }

/**
 * A document that is being drawn. It keeps what a reader sees and what a screen reader is told together: every text
 * belongs to a tag of the structure tree, everything else is marked as an artifact.
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument
  private readonly root: PDFKit.PDFStructureElement
  private parent: PDFKit.PDFStructureElement

  constructor(info: { title: string; author: string; subject: string; language: Language }) {
    this.doc = new PDFDocument({
      size: [page.width, page.height],
      margin: 0,
      autoFirstPage: false,
      font: '',
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: info.language === 'af' ? 'af-ZA' : 'en-ZA',
      info: { Title: info.title, Author: info.author, Subject: info.subject },
    })
    for (const [name, file] of Object.entries(readFaces())) this.doc.registerFont(name, file)
    this.root = this.doc.struct('Document')
    this.doc.addStructure(this.root)
    this.parent = this.root
  }

  /** A group of the structure tree, such as a section, a list or a table row. */
  group(type: string, draw: () => void): void {
    const outer = this.parent
    this.parent = this.doc.struct(type)
    outer.add(this.parent)
    draw()
    this.parent.end()
    this.parent = outer
  }

  /** Draws what has nothing to say to a screen reader. */
  decorate(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  private use(name: StyleName): { lineGap: number; characterSpacing: number } {
    const style: Style = styles[name]
    this.doc.font(style.face).fontSize(style.size)
    return {
      lineGap: style.size * style.lead - this.doc.currentLineHeight(),
      characterSpacing: style.tracking ?? 0,
    }
  }

  /** How high a text becomes in a width. */
  height(text: string, name: StyleName, width: number = contentWidth): number {
    return this.doc.heightOfString(text, { width, ...this.use(name) })
  }

  /** The least width in which a short text keeps its number of lines, so that no word stands alone on the last. */
  private balanced(text: string, width: number, options: object): number {
    const height = (at: number) => this.doc.heightOfString(text, { width: at, ...options })
    const full = height(width)
    const lines = Math.round(full / height(Number.MAX_SAFE_INTEGER))
    if (lines < 2 || lines > 5) return width
    const longest = Math.max(...text.split(' ').map((word) => this.doc.widthOfString(word, options)))
    const floor = Math.max(width * 0.7, longest + 6)
    let least = width
    while (least - 4 > floor && height(least - 4) === full) least -= 4
    return least
  }

  /** Draws text without a tag; for use inside `decorate`. Returns where it ends. */
  paint(text: string, name: StyleName, place: Place): number {
    const { x = page.side, y, width = contentWidth, align = 'left', colour = styles[name].colour } = place
    const options = this.use(name)
    const fitted = align === 'left' ? this.balanced(text, width, options) : width
    this.doc.fillColor(palette[colour]).text(text, x, y, { width: fitted, align, ...options })
    return y + this.doc.heightOfString(text, { width: fitted, ...options })
  }

  /**
   * Writes a text under a tag. Returns where it ends.
   * @throws Error when it ends below the page's last line.
   */
  write(tag: string, text: string, name: StyleName, place: Place, scope: Scope = {}): number {
    let end = place.y
    const draw = () => {
      end = this.paint(text, name, place)
    }
    this.parent.add(this.doc.struct(tag, scope as object, [draw]))
    within(end, bottom, text)
    return end
  }

  /** Writes a link; one of several lines can be followed from anywhere in its place. Returns where it ends. */
  link(text: string, address: string, place: Place): number {
    let end = place.y
    const link: PDFKit.PDFStructureElement = this.doc.struct('Link', { alt: text }, [
      () => {
        end = this.paint(text, 'link', place)
        const { characterSpacing } = this.use('link')
        const line = this.doc.widthOfString(text, { characterSpacing })
        const width = Math.min(line, place.width ?? contentWidth)
        const options = { structParent: link, Contents: new String(text) }
        this.doc.link(place.x ?? page.side, place.y, width, end - place.y, address, options as object)
      },
    ])
    this.group('P', () => this.parent.add(link))
    return end
  }

  /** A hairline, or a stronger one. */
  rule(box: Omit<Box, 'height'>, colour: Colour = 'line', weight = 0.75): void {
    const { x, y, width } = box
    this.decorate(() =>
      this.doc
        .lineWidth(weight)
        .strokeColor(palette[colour])
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke(),
    )
  }

  /** A box of one colour. */
  fill(box: Box, colour: Colour, radius = 0): void {
    this.decorate(() =>
      this.doc.roundedRect(box.x, box.y, box.width, box.height, radius).fill(palette[colour]),
    )
  }

  /** Ends the document and gives its bytes. */
  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    this.root.end()
    const chunks: Uint8Array[] = []
    const done = new Promise<void>((resolve, reject) => {
      this.doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
      this.doc.on('end', resolve).on('error', reject)
    })
    this.doc.end()
    await done
    return Uint8Array.from(Buffer.concat(chunks))
  }
}
