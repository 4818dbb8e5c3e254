import 'server-only'
import { inflateSync } from 'node:zlib'
import { isPdf } from './pdf'

/** What all packed objects of a document may unpack to, in bytes, and how many packs it may have. */
const MAX_OBJECTS_BYTES = 64 * 1024 * 1024
const MAX_PACKS = 10_000

/** A name of PDF's syntax, any letter of which may be written as `#` and its code. */
function nameOf(name: string): string {
  const letters = [...name].map((letter) => {
    const code = letter.charCodeAt(0).toString(16)
    return `(?:${letter}|#${code}|#${code.toUpperCase()})`
  })
  return `/${letters.join('')}(?![\\w#.-])`
}
const oneOf = (...names: readonly string[]) => new RegExp(names.map(nameOf).join('|'))

/**
 * Scripts, programs to start, and forms with their own scripts; the name of these is so short that chance writes it
 * into a compressed picture, so what follows counts.
 */
const ACTIVE = new RegExp(
  `${oneOf('JavaScript', 'Launch', 'Rendition').source}|${nameOf('XFA')}\\s*(?:\\[|\\d+\\s)`,
)
const ENCRYPTED = oneOf('Encrypt')

/** Marks a pack of objects. All other streams hold text, pictures and fonts, which start nothing. */
const PACK = oneOf('ObjStm')
/** Packs are read only in the form that programs write. */
const COMPRESSED = new RegExp(`${nameOf('Filter')}\\s{0,9}\\[?\\s{0,9}${nameOf('FlateDecode')}`)
const CODED_OTHERWISE = oneOf('DecodeParms', 'DP', 'F', 'FFilter')

/**
 * The objects of a pack; null if they cannot be read.
 * @param before all that is between the former stream and this one, which ends with the head of this one
 */
function unpacked(before: string, body: Uint8Array, most: number): string | null {
  const head = before.slice(before.lastIndexOf('obj') + 1)
  if (!PACK.test(head) || !COMPRESSED.test(head) || CODED_OTHERWISE.test(head)) return null
  try {
    return inflateSync(body, { maxOutputLength: most }).toString('latin1')
  } catch {
    return null
  }
}

/** The packs of objects in a document; null for each that cannot be read. */
function* packsOf(text: string, bytes: Uint8Array): Generator<string | null> {
  let [left, packs, former] = [MAX_OBJECTS_BYTES, 0, 0]
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream(?:\r\n|\r|\n)/g)) {
    const before = text.slice(former, index)
    former = index + keyword.length
    if (!PACK.test(before)) continue
    const objects = ++packs > MAX_PACKS || left === 0 ? null : unpacked(before, bytes.subarray(former), left)
    left -= objects?.length ?? 0
    yield objects
  }
}

/**
 * Whether a PDF may be published: one that runs no script and starts no program. An encrypted one may not, since it
 * cannot be read; nor one whose objects are packed as programs do not pack them. It is searched whole, whatever its
 * table of objects says, so that readers find nothing that this does not.
 */
export function pdfVerdict(bytes: Buffer): 'good' | 'wrongKind' | 'unsafe' {
  if (!isPdf(bytes)) return 'wrongKind'
  const text = bytes.toString('latin1')
  if (ACTIVE.test(text) || ENCRYPTED.test(text)) return 'unsafe'
  for (const objects of packsOf(text, bytes)) if (objects === null || ACTIVE.test(objects)) return 'unsafe'
  return 'good'
}
