/** Shared by the pages of bank statements and their actions. Keep it light: the browser loads it. */
import type { CodeOf } from '@/lib/result'
import type { DateOrder, FileColumn, FileError } from '@/lib/table/read/form'

/** Maximum size of a file in bytes, and of its lines, as many as the database takes at a time. */
export const MAX_STATEMENT_BYTES = 1_000_000
export const MAX_STATEMENT_LINES = 2000

/** What a column may hold: one signed amount, or money in and out, and a fee, which is another line. */
export const statementFields = ['day', 'text', 'amount', 'in', 'out', 'fee', 'balance', 'account'] as const
export type StatementField = (typeof statementFields)[number]
export type StatementColumn = FileColumn<StatementField>

/** A line as the database stores it; the amount is decimal text, negative for money that left the account. */
export type StatementLine = Readonly<Record<'day' | 'amount' | 'text', string>> & {
  readonly bank_id: string | null
}

export interface Statement {
  readonly lines: readonly StatementLine[]
  /** Whether the file names our account; files of another one are refused. */
  readonly isNamed: boolean
  /** Whether a running balance proves that no line is missing. */
  readonly isProven: boolean
}

/** Why nothing of a file is imported. The line is that of the file, from 1. */
export interface StatementProblem {
  readonly error: FileError | 'otherAccount' | 'balance' | 'day' | 'amount' | 'entities' | 'cutOff' | 'sameId'
  readonly line?: number
}

/** Missing before a row can be read. */
export type StatementLacking = 'day' | 'text' | 'amount' | 'order'

/** What a file holds; nothing of it is stored. */
export interface StatementCheck {
  /** Null for OFX, which has none. */
  readonly columns: readonly StatementColumn[] | null
  readonly lacking: StatementLacking | null
  readonly asksOrder: boolean
  /** The order of days that was used before. */
  readonly order: DateOrder | null
  /** Null while something is lacking or wrong. Amounts are decimal text. */
  readonly found:
    | (Readonly<Record<'from' | 'to' | 'in' | 'out', string>> &
        Readonly<Record<'isNamed' | 'isProven', boolean>> & { readonly count: number })
    | null
  /** The id under which it is imported once, and what was checked: the import takes nothing else. */
  readonly batch: string
  readonly fingerprint: string
}

export type StatementError = CodeOf<'PaymentsAdmin.bank.errors'>

/** What was checked, or how many lines were imported and were known before. */
export type StatementAnswer = (
  | { readonly ok: true; readonly imported?: Readonly<Record<'added' | 'known', number>> }
  | { readonly ok: false; readonly code: StatementError; readonly line?: number }
) & { readonly check?: StatementCheck }

/** The button that imports, and the box that says whose statement it is. */
export const IMPORT_BUTTON = 'import'
export const ACCOUNT_FIELD = 'isOurs'

/** The list's tabs: lines that wait, those of them with and without a suggestion, and decided ones. */
export const bankTabs = ['open', 'suggested', 'unmatched', 'booked', 'aside'] as const
export type BankTab = (typeof bankTabs)[number]

/** Why a line is set aside. */
export const asideReasons = ['charge', 'card', 'recorded', 'paid-back', 'other'] as const

/** The decisions on lines; each is the name of its button. */
export const lineDecisions = ['confirm', 'all', 'aside', 'back'] as const
export type LineDecision = (typeof lineDecisions)[number]
export const reasonField = (line: number) => `reason-${line}`
