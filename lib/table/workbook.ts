import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { Zip, ZipDeflate, strToU8 } from 'fflate'
import { BATCH, type Cell, type Row, nextBatch } from './cells'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Cell styles by index in `xl/styles.xml`: days and moments in the reader's own form, bold headings. */
const [DAY, MOMENT, HEADING] = [1, 2, 3]

/** The parts of a workbook (ECMA-376) with one sheet, besides that sheet. */
const PARTS = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${KIND}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${KIND}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="22" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
}

/** The first row stays in view, and columns are wide enough for an address. */
const SHEET_START = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="60" width="22" customWidth="1"/></cols><sheetData>`

/** Excel's maximum length of a cell, in characters. */
const CELL_LENGTH = 32_767

/** Day zero in Excel, in milliseconds. */
const ORIGIN = Date.UTC(1899, 11, 30)

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }

/**
 * A text as XML 1.0 can hold it. Excel reads `_x000D_` as a character, unless its underscore is escaped the same way.
 */
const escaped = (text: string) =>
  text
    .slice(0, CELL_LENGTH)
    .replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Cs}/gu, '')
    .replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replaceAll(/[&<>\r]/g, (character) => ENTITIES[character]!)

const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

function cellXml(cell: Cell, place: string, style: number): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (typeof cell === 'string')
    return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  const days = (cell.getTime() - ORIGIN) / 86_400_000
  return `<c r="${place}" s="${Number.isInteger(days) ? DAY : MOMENT}"><v>${days}</v></c>`
}

const rowXml = (row: Row, number: number, style: number) =>
  `<row r="${number}">${row.map((cell, column) => cellXml(cell, letters(column) + number, style)).join('')}</row>`

/**
 * A workbook (.xlsx) of one sheet as a stream, so that a large one blocks nobody. Text stays text, never a formula,
 * whatever it begins with. An error thrown by the rows ends the file, so that it does not pass for complete.
 */
export function workbookStream(header: Row, rows: Iterable<Row>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const left = rows[Symbol.iterator]()
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml')
  let number = 1
  let sent = 0
  return new ReadableStream({
    start(controller) {
      const archive = new Zip((error, part, isLast) => {
        if (error) return controller.error(error)
        sent += part.byteLength
        if (part.byteLength > 0) controller.enqueue(part as Uint8Array<ArrayBuffer>)
        if (isLast) controller.close()
      })
      for (const [name, xml] of Object.entries(PARTS)) {
        const part = new ZipDeflate(name)
        archive.add(part)
        part.push(strToU8(XML + xml), true)
      }
      archive.add(sheet)
      archive.end()
      sheet.push(strToU8(SHEET_START + rowXml(header, number, HEADING)))
    },
    // The packer holds small parts back, and a reader would wait for ever after a pull that sends nothing.
    async pull() {
      for (const before = sent; sent === before;) {
        await setImmediate()
        const batch = nextBatch(left)
        const isLast = batch.length < BATCH
        const xml = batch.map((row) => rowXml(row, ++number, 0)).join('')
        sheet.push(strToU8(xml + (isLast ? '</sheetData></worksheet>' : '')), isLast)
        if (isLast) return
      }
    },
  })
}
