import 'server-only'
import { decodeFile } from '@/lib/table/read/text'
import { fromCents } from '../amount'
import { isSameAccount, statementCents } from './amounts'
import { isLineDay } from './columns'
import { MAX_STATEMENT_LINES, type Statement, type StatementLine, type StatementProblem } from './form'

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** Longer than any bank writes a transaction. */
const BLOCK_LENGTH = 4000

/** The value of an element: SGML leaves it open to the end of its line. */
const valueOf = (block: string, tag: string) =>
  (new RegExp(`<${tag}>([^<\n]*)`, 'i').exec(block)?.[1] ?? '')
    .replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)
    .trim()

/**
 * The lines of an OFX file, SGML (1.x) or XML (2.x), all or none; null if the file is none. No declaration is read, so
 * an entity of the file's own means nothing.
 * @param ours the number of our account.
 */
export function readOfx(bytes: Uint8Array, ours: string): Statement | StatementProblem | null {
  const text = decodeFile(bytes)
  if (text === null || !/^\s*(?:OFXHEADER:|<\?|<OFX>)/i.test(text)) return null
  if (text.includes('<!')) return { error: 'entities' }
  // A download that broke off may have half an amount.
  if (!/<\/OFX>/i.test(text)) return { error: 'cutOff' }
  const accounts = text
    .split(/<BANKACCTFROM>/i)
    .slice(1)
    .map((block) => valueOf(block.slice(0, BLOCK_LENGTH), 'ACCTID'))
    .filter((number) => /\d/.test(number))
  if (!accounts.every((number) => isSameAccount(number, ours))) return { error: 'otherAccount' }

  const [head = '', ...blocks] = text.split(/<STMTTRN>/i)
  if (blocks.length === 0) return { error: 'empty' }
  if (blocks.length > MAX_STATEMENT_LINES) return { error: 'tooMany' }
  const lines = new Map<string, StatementLine>()
  let line = head.split('\n').length
  for (const block of blocks) {
    const own = block.slice(0, BLOCK_LENGTH).split(/<\/STMTTRN>/i)[0]!
    const day = valueOf(own, 'DTPOSTED').replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3')
    if (!isLineDay(day)) return { error: 'day', line }
    // OFX has no marks between thousands.
    const read = statementCents(valueOf(own, 'TRNAMT'), '.,')
    if (!read) return { error: 'amount', line }
    const texts = new Set([valueOf(own, 'NAME'), valueOf(own, 'MEMO')].filter(Boolean))
    const bank_id = valueOf(own, 'FITID').slice(0, 255) || null
    const entry = { day, amount: fromCents(read.cents), text: [...texts].join(' ').slice(0, 300), bank_id }
    // The bank's id is the identity: two lines with one would lose money.
    if (bank_id !== null && lines.has(bank_id)) return { error: 'sameId', line }
    if (read.cents !== 0) lines.set(bank_id ?? `line ${line}`, entry)
    line += block.split('\n').length - 1
  }
  if (lines.size === 0) return { error: 'empty' }
  return { lines: [...lines.values()], isNamed: accounts.length > 0, isProven: false }
}
