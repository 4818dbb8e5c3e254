import 'server-only'
import { Unzip, UnzipInflate, strFromU8, strToU8, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { dateText } from '@/lib/table/cells'
import { type FileLines, MAX_LINES } from './text'

/** Maximum unpacked bytes, and cells of the first sheet: a small file may hold far more. */
const MAX_UNPACKED = 30_000_000
const MAX_CELLS = 1_000_000

/** Bytes to unpack at a time: they can expand a thousandfold. */
const PART = 16_384

/** Whether a file is a ZIP archive, as a workbook (.xlsx) is. */
export const isWorkbook = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3

/** The XML files of an archive; null beyond MAX_UNPACKED, regardless of its stated sizes. */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> | null {
  const parts = new Map<string, Uint8Array[]>()
  let size = 0
  const archive = new Unzip((file) => {
    if (!/\.(?:xml|rels)$/.test(file.name)) return
    const content: Uint8Array[] = []
    parts.set(file.name, content)
    file.ondata = (error, part) => {
      if (error) throw error
      size += part.byteLength
      if (size <= MAX_UNPACKED) content.push(part)
    }
    file.start()
  })
  archive.register(UnzipInflate)
  for (let start = 0; start < bytes.byteLength && size <= MAX_UNPACKED; start += PART)
    archive.push(bytes.subarray(start, start + PART), start + PART >= bytes.byteLength)
  if (size > MAX_UNPACKED) return null
  return Object.fromEntries(
    [...parts].map(([name, content]) => [name, new Uint8Array(Buffer.concat(content))]),
  )
}

const columnNumber = (letters: string) =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)

/** The reader makes a cell of each place up to the last one. */
function isSmall(sheet: string): boolean {
  let [rows, columns] = [0, 0]
  for (const [, place = ''] of sheet.matchAll(/\sr\s*=\s*["']([^"']*)/g)) {
    const [, letters, number] = /^([A-Z]{0,3})(\d{1,7})$/.exec(place) ?? []
    if (letters === undefined) return false
    rows = Math.max(rows, Number(number))
    columns = Math.max(columns, columnNumber(letters))
  }
  return rows <= MAX_LINES && rows * columns <= MAX_CELLS
}

/**
 * As in a CSV file. Moments have no time zone and count as UTC; whole numbers keep all digits, others those that Excel
 * shows.
 */
function textOf(value: unknown): string {
  if (typeof value === 'number')
    return String(Number.isSafeInteger(value) ? value : Number(value.toPrecision(15)))
  if (value instanceof Date) return dateText(value)
  return value === null ? '' : String(value)
}

/** Hidden sheets hold the choices for cells. */
const shownSheet = (workbook: string) =>
  [...workbook.matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)].findIndex(
    ([tag]) => !/state\s*=\s*["'](?:very)?hidden/i.test(tag),
  ) + 1

/** The lines with content of a workbook's first visible sheet. */
export async function workbookLines(bytes: Uint8Array): Promise<FileLines> {
  try {
    const files = unpack(bytes)
    const sheets = Object.entries(files ?? {}).filter(([name]) => name.startsWith('xl/worksheets/'))
    if (!files || !sheets.every(([, sheet]) => isSmall(strFromU8(sheet)))) return { error: 'tooMany' }
    // LibreOffice writes `true`, Excel `1`; the reader knows only the latter.
    const workbook = strFromU8(files['xl/workbook.xml']!).replace('date1904="true"', 'date1904="1"')
    const bytesToRead = zipSync({ ...files, 'xl/workbook.xml': strToU8(workbook) }, { level: 0 })
    const rows = await readSheet(new Blob([bytesToRead]), shownSheet(workbook) || 1)
    return {
      lines: rows
        .map((row, index) => ({ line: index + 1, cells: row.map(textOf) }))
        .filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
    }
  } catch {
    return { error: 'notText' }
  }
}
