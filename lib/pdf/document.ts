import PDFDocument from 'pdfkit'
import type { Language } from '@/lib/content/localized'
import { fontFiles, fontNames } from '@/lib/fonts/files'
import { plainSpaces } from '@/lib/i18n/formats'
import { type Colour, palette } from '@/lib/palette'
import { type Box, assertFits, contentBottom, contentWidth, page } from './geometry'
import { type StyleName, type TextStyle, balancedWidth, fontParts, further, settable, styles } from './styles'

/** The tags of texts in the structure tree. */
type TextTag = 'H1' | 'H2' | 'H3' | 'P' | 'Lbl' | 'LBody' | 'TH' | 'TD'

/** The tags of groups of texts. */
type GroupTag = 'Sect' | 'L' | 'LI' | 'LBody' | 'P' | 'Table' | 'TR'

/** Where a text stands: by default as wide as the content of a page. `colour` replaces the one of its style. */
export interface Placement {
  readonly x?: number
  readonly y: number
  readonly width?: number
  readonly align?: 'left' | 'right' | 'center'
  readonly colour?: Colour
}

/** What a document says about itself. */
interface DocumentInfo {
  readonly title: string
  readonly author: string
  readonly subject: string
  readonly language: Language
}

/**
 * An A4 document that is being written, in our fonts, language and metadata. Every text belongs to a tag of the structure
 * tree, in reading order, and everything else is an artifact, so that a screen reader reads what a reader sees.
 * Lengths are in points, from the upper left corner; methods that write return where the text ends, and throw an Error
 * when that lies below the last line of the page.
 */
export class PdfDocument {
  private readonly kit: PDFKit.PDFDocument
  private readonly root: PDFKit.PDFStructureElement
  private parent: PDFKit.PDFStructureElement

  constructor({ title, author, subject, language }: DocumentInfo) {
    this.kit = new PDFDocument({
      size: [page.width, page.height],
      margin: 0,
      autoFirstPage: false,
      font: '',
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: `${language}-ZA`,
      info: { Title: plainSpaces(title), Author: author, Subject: plainSpaces(subject) },
    })
    for (const name of fontNames) {
      this.kit.registerFont(name, fontFiles(name).latin)
      this.kit.registerFont(further(name), fontFiles(name).latinExt)
    }
    this.root = this.kit.struct('Document')
    this.kit.addStructure(this.root)
    this.parent = this.root
  }

  /** Begins a page of one colour. */
  addPage(colour: Colour = 'paper'): void {
    this.kit.addPage()
    this.fill({ x: 0, y: 0, width: page.width, height: page.height }, colour)
  }

  /** Puts what `write` writes under one tag: a section, a list, a table row. */
  group(tag: GroupTag, write: () => void): void {
    const outer = this.parent
    this.parent = this.kit.struct(tag)
    outer.add(this.parent)
    write()
    this.parent.end()
    this.parent = outer
  }

  /** Draws with PDFKit itself what has nothing to say to a screen reader. */
  artifact(draw: (kit: PDFKit.PDFDocument) => void): void {
    this.kit.markContent('Artifact', { type: 'Layout' })
    draw(this.kit)
    this.kit.endMarkedContent()
  }

  /** Writes a text under a tag; `scope` says what a header cell of a table is the header of. */
  write(
    tag: TextTag,
    text: string,
    style: StyleName,
    placement: Placement,
    scope?: 'Row' | 'Column',
  ): number {
    let end = placement.y
    const draw = () => {
      end = this.setText(text, style, placement)
    }
    this.parent.add(this.kit.struct(tag, { ...(scope && { scope }) } as object, [draw]))
    assertFits(end, contentBottom, text)
    return end
  }

  /** Writes a link as a paragraph. One of several lines can be followed from each of them. */
  link(text: string, address: string, placement: Placement): number {
    let end = placement.y
    const link: PDFKit.PDFStructureElement = this.kit.struct('Link', { alt: text }, [
      () => {
        end = this.setText(text, 'link', placement)
        const { characterSpacing } = this.use('link')
        const line = this.kit.widthOfString(settable(text, styles.link), { characterSpacing })
        const width = Math.min(line, placement.width ?? contentWidth)
        const options = { structParent: link, Contents: new String(text) }
        this.kit.link(
          placement.x ?? page.side,
          placement.y,
          width,
          end - placement.y,
          address,
          options as object,
        )
      },
    ])
    this.group('P', () => this.parent.add(link))
    assertFits(end, contentBottom, text)
    return end
  }

  /** Writes a text that a screen reader does not read, such as the running foot of a page. It may stand in the margin. */
  decorativeText(text: string, style: StyleName, placement: Placement): void {
    this.artifact(() => this.setText(text, style, placement))
  }

  /** Draws a horizontal line. */
  rule({ x, y, width }: Omit<Box, 'height'>, colour: Colour = 'line', weight = 0.75): void {
    this.artifact((kit) =>
      kit
        .lineWidth(weight)
        .strokeColor(palette[colour])
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke(),
    )
  }

  /** Fills a box with one colour. */
  fill({ x, y, width, height }: Box, colour: Colour, radius = 0): void {
    this.artifact((kit) => kit.roundedRect(x, y, width, height, radius).fill(palette[colour]))
  }

  /** How high a text becomes in a width. */
  heightOf(text: string, style: StyleName, width: number = contentWidth): number {
    return this.kit.heightOfString(settable(text, styles[style]), { width, ...this.use(style) })
  }

  /** Ends the document and gives its bytes. */
  async toBytes(): Promise<Uint8Array<ArrayBuffer>> {
    this.root.end()
    const chunks: Uint8Array[] = []
    const done = new Promise<void>((resolve, reject) => {
      this.kit.on('data', (chunk: Uint8Array) => chunks.push(chunk))
      this.kit.on('end', resolve).on('error', reject)
    })
    this.kit.end()
    await done
    return Uint8Array.from(Buffer.concat(chunks))
  }

  private use(name: StyleName): { lineGap: number; characterSpacing: number } {
    const { font, size, lineHeight, letterSpacing = 0 }: TextStyle = styles[name]
    this.kit.font(font).fontSize(size)
    return { lineGap: size * lineHeight - this.kit.currentLineHeight(), characterSpacing: letterSpacing }
  }

  private setText(given: string, style: StyleName, placement: Placement): number {
    const text = settable(given, styles[style])
    const {
      x = page.side,
      y,
      width = contentWidth,
      align = 'left',
      colour = styles[style].colour,
    } = placement
    const options = this.use(style)
    const fitted = align === 'left' ? balancedWidth(this.kit, text, width, options) : width
    const height = this.kit.heightOfString(text, { width: fitted, ...options })
    this.kit.fillColor(palette[colour])
    this.kit.x = x
    this.kit.y = y
    const parts = fontParts(text, styles[style].font)
    parts.forEach(([font, part], index) => {
      const continued = index < parts.length - 1
      this.kit.font(font).text(part, { width: fitted, align, ...options, continued })
    })
    return y + height
  }
}
