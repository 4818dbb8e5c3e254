import type { MessageKeys, Messages, NestedKeyOf } from 'next-intl'
import { z } from 'zod'
import { formatDay, formatTime } from '@/lib/i18n/formats'
import { type Locale, languageName } from '@/lib/i18n/routing'
import { storedLanguage } from '@/lib/i18n/site-language'
import { translator } from '@/lib/i18n/translator'
import { formatMoney, moneyText } from '@/lib/money'
import type { PersonRecord } from './person'

/** Text, or null. */
export const text = z.string().nullable()

/** A number in JSON. */
export const money = z.coerce.string().pipe(moneyText)

/** The words, days and times of a person's copy in a language. */
export function wordsOf(locale: Locale) {
  const t = translator(locale)
  return {
    locale,
    t,
    date: (value: string) => formatDay(value, locale),
    time: (value: string) => formatTime(value, locale),
    /** A value's label on the staff's pages, or else the value. */
    named(group: string, value: string) {
      const key = `${group}.${value}` as 'Leads.status.new'
      return t.has(key) ? t(key) : value
    },
  }
}
type Words = ReturnType<typeof wordsOf>

type Row = Readonly<Record<string, unknown>>
type Said = string | null | undefined

interface Shown {
  readonly label: MessageKeys<Messages, NestedKeyOf<Messages>>
  readonly say: (value: never, words: Words, row: Row) => Said
}

const shownColumns = new WeakMap<z.ZodType, Shown>()

/** A column that the copy shows: its label, its schema and its value in words, which may depend on the whole row. */
export function shown<Schema extends z.ZodType>(
  label: Shown['label'],
  schema: Schema,
  say: (value: z.output<Schema>, words: Words, row: Row) => Said = asText,
): Schema {
  const column = schema.clone()
  shownColumns.set(column, { label, say })
  return column
}

const asText = (value: unknown): Said => (value ? String(value) : null)
export const asDay = (value: Said, { date }: Words) => value && date(value)
export const asTime = (value: Said, { time }: Words) => value && time(value)
export const asMoney = (value: string) => formatMoney(value)
/** By the label that the value has in a group of messages. */
export const asNamed =
  (group: string) =>
  (value: Said, { named }: Words) =>
    value && named(group, value)
/** The language in which somebody wrote or reads. */
export const language = shown('PersonData.language', storedLanguage, (value, { locale }) =>
  languageName(value, locale),
)
/** Each on a line, its parts with commas. */
export const asLines =
  <Item>(parts: (item: Item, words: Words) => readonly Said[]) =>
  (items: readonly Item[], words: Words) =>
    items.map((item) => parts(item, words).filter(Boolean).join(', ')).join('\n')

/**
 * Every column is either read or named in `leftOut`: our keys, which staff acted and when, and derived values. Any
 * other is an error, because the copy would silently lack it.
 */
export const row = <Shape extends z.ZodRawShape>(leftOut: string, shape: Shape) => {
  const ignored = leftOut.split(' ').map((column) => [column, z.unknown().optional()] as const)
  return z.strictObject({ ...shape, ...(Object.fromEntries(ignored) as object) })
}

/** The shown columns of a row in their order, without empty values unless it is of a table. */
export const recordOf = (schema: z.ZodObject, row: Row, words: Words, isOfTable: boolean): PersonRecord =>
  Object.entries(schema.shape).flatMap(([name, column]): PersonRecord => {
    const { label, say } = shownColumns.get(column as z.ZodType) ?? {}
    const value = say?.(row[name] as never, words, row)
    return label && (value || isOfTable) ? [[words.t(label as 'PersonData.state'), value ?? '']] : []
  })
