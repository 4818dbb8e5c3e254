import PDFDocument from 'pdfkit'
import { plainSpaces } from '@/lib/i18n/formats'
import { type Locale, formatLocale } from '@/lib/i18n/routing'
import { type Colour, palette } from '@/lib/provider/palette'
import { type Box, PAGE_STEP, contentBottom, contentWidth, edgeOf, page } from './geometry'
import type { StyleName } from './styles'
import { type Manner, cutText, registerFonts, setText, textHeight, textWidth } from './text'

type TextTag = 'H1' | 'H2' | 'H3' | 'P' | 'Lbl' | 'LBody' | 'TH' | 'TD'

/** Structure tags of groups of texts. */
type GroupTag = 'Sect' | 'L' | 'LI' | 'LBody' | 'P' | 'Table' | 'TR'

/** The position and setting of a text: by default of content width. */
export interface Placement extends Manner {
  readonly x?: number
  readonly y: number
  readonly width?: number
}

/** A document's metadata. */
interface DocumentInfo {
  readonly title: string
  readonly author: string
  readonly subject: string
  readonly language: Locale
}

/** Texts up to this height, in points, stay on one page; higher ones fill the rest of the page and continue. */
const UNCUT = 120

/**
 * An A4 document in our fonts, language and metadata. Texts are tagged in the structure tree, in reading order, and
 * everything else is an artifact, so that a screen reader reads what is seen. Lengths are in points, from the upper
 * left corner. Positions continue over the pages, `PAGE_STEP` for each: a text that does not fit continues on the next
 * page, added if needed. Methods that write return the lower edge of the text.
 */
export class PdfDocument {
  private readonly kit: PDFKit.PDFDocument
  private readonly root: PDFKit.PDFStructureElement
  private parent: PDFKit.PDFStructureElement
  private colour: Colour = 'paper'
  private isMeasuring = false

  constructor({ title, author, subject, language }: DocumentInfo) {
    this.kit = new PDFDocument({
      size: [page.width, page.height],
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      font: '',
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: formatLocale[language],
      info: { Title: plainSpaces(title), Author: author, Subject: plainSpaces(subject) },
    })
    registerFonts(this.kit)
    this.root = this.kit.struct('Document')
    this.kit.addStructure(this.root)
    this.parent = this.root
  }

  /** Begins a page of one colour, also that of automatically added pages after it. Returns its upper edge. */
  addPage(colour: Colour): number {
    this.colour = colour
    this.kit.addPage()
    const edge = (this.pageCount - 1) * PAGE_STEP
    this.fill({ x: 0, y: edge, width: page.width, height: page.height }, colour)
    return edge
  }

  get pageCount(): number {
    return this.kit.bufferedPageRange().count
  }

  /** Where a height fits: at `y`, or at the top of the next page's text. */
  room(y: number, height: number): number {
    const isHigherThanPage = height > contentBottom - page.top
    return this.isMeasuring || isHigherThanPage || y + height <= edgeOf(y) + contentBottom ? y : this.below(y)
  }

  /** Where a block written at `y` would end on an endless page. */
  measure(y: number, write: (y: number) => number): number {
    const outer = this.isMeasuring
    this.isMeasuring = true
    const end = write(y)
    this.isMeasuring = outer
    return end
  }

  /** Writes a block at `y`, or on the next page if it does not fit as a whole; one taller than a page begins at `y`. */
  keep(y: number, write: (y: number) => number): number {
    return write(this.room(y, this.measure(y, write) - y))
  }

  /** Groups the texts of `write` under one tag: a section, a list, a table row. Returns its result. */
  group<Result>(tag: GroupTag, write: () => Result): Result {
    if (this.isMeasuring) return write()
    const outer = this.parent
    this.parent = this.kit.struct(tag)
    outer.add(this.parent)
    const result = write()
    this.parent.end()
    this.parent = outer
    return result
  }

  /** Draws with PDFKit on the page of `y`, hidden from screen readers. */
  artifact(y: number, draw: (kit: PDFKit.PDFDocument, yOnPage: number) => void): void {
    if (this.isMeasuring) return
    const yOnPage = this.turnTo(y)
    this.kit.markContent('Artifact', { type: 'Layout' })
    draw(this.kit, yOnPage)
    this.kit.endMarkedContent()
  }

  /** Writes a text under a tag; `scope` is the scope of a table's header cell. */
  write(
    tag: TextTag,
    text: string,
    style: StyleName,
    placement: Placement,
    scope?: 'Row' | 'Column',
  ): number {
    const { x = page.side, y, width = contentWidth } = placement
    const heightOf = (part: string) => textHeight(this.kit, part, style, width)
    if (this.isMeasuring) return y + heightOf(text)
    const element = this.kit.struct(tag, { ...(scope && { scope }) } as object)
    this.parent.add(element)
    let top = this.room(y, Math.min(heightOf(text), UNCUT))
    for (let rest = text; ; top = this.below(top)) {
      const space = edgeOf(top) + contentBottom - top
      const [part, next] = cutText(rest, (each) => heightOf(each) <= space)
      const yOnPage = this.turnTo(top)
      element.add(() => setText(this.kit, part, style, { x, y: yOnPage, width }, placement))
      if (!next) {
        element.end()
        return top + heightOf(part)
      }
      rest = next
    }
  }

  /** Writes a link as a paragraph, clickable on each of its lines. */
  link(text: string, address: string, { x = page.side, y, width = contentWidth }: Placement): number {
    const height = textHeight(this.kit, text, 'link', width)
    if (this.isMeasuring) return y + height
    const top = this.room(y, height)
    this.group('P', () => {
      const link: PDFKit.PDFStructureElement = this.kit.struct('Link', { alt: text })
      this.parent.add(link)
      const box = { x, y: this.turnTo(top), width }
      link.add(() => {
        setText(this.kit, text, 'link', box, {})
        const options = { structParent: link, Contents: new String(text) } as object
        const line = Math.min(textWidth(this.kit, text, 'link'), width)
        this.kit.link(x, box.y, line, height, address, options)
      })
      link.end()
    })
    return top + height
  }

  /** Draws a horizontal line centred at `y`. */
  rule({ x, y, width }: Omit<Box, 'height'>, colour: Colour = 'line', weight = 0.75): void {
    this.fill({ x, y: y - weight / 2, width, height: weight }, colour)
  }

  fill({ x, y, width, height }: Box, colour: Colour, radius = 0): void {
    this.artifact(y, (kit, top) => kit.roundedRect(x, top, width, height, radius).fill(palette[colour]))
  }

  /** Ends the document and gives its bytes. */
  async toBytes(): Promise<Uint8Array<ArrayBuffer>> {
    this.root.end()
    this.kit.end()
    const chunks: Uint8Array[] = []
    for await (const chunk of this.kit) chunks.push(chunk as Uint8Array)
    return Uint8Array.from(Buffer.concat(chunks))
  }

  /** The top of the text on the page after that of a position. */
  private below(y: number): number {
    const edge = edgeOf(y) + PAGE_STEP
    return (edge < this.pageCount * PAGE_STEP ? edge : this.addPage(this.colour)) + page.top
  }

  /** Switches to the page of a position. Returns the position on it. */
  private turnTo(y: number): number {
    this.kit.switchToPage(edgeOf(y) / PAGE_STEP)
    return y - edgeOf(y)
  }
}
