import { z } from 'zod'
import { type Locale, isContentRequired, otherLocales } from '@/lib/i18n/routing'

/** Maximum lengths of content texts, in characters. */
const LIMITS = { name: 90, line: 200, alt: 300, text: 2000, markdown: 60_000, link: 500, email: 254 } as const

/** The address of a picture in the media library. */
const PICTURE = /^\/pictures\/[\w.-]+$/

/** A text that the database accepts: no zero byte, no lone surrogate. */
const STORABLE = /^[^\0\ud800-\udfff]*$/u

/** How a field is edited. Forms are drawn from it; the schema that carries it checks the value. */
export type FieldKind =
  | 'line'
  | 'text'
  | 'markdown'
  | 'link'
  | 'email'
  | 'phone'
  | 'money'
  | 'count'
  | 'day'
  | 'moment'
  | 'choice'
  | 'flag'
  | 'slug'
  | 'picture'
  | 'file'

export interface FieldMeta {
  readonly field?: FieldKind
  /** Whether the text exists in every language, as `{ en, af }`. */
  readonly localized?: boolean
  /** Maximum characters of a text or of a picture's description; minimum and maximum entries of a list. */
  readonly max?: number
  readonly min?: number
}

const meta = <Schema extends z.ZodType>(schema: Schema, given: FieldMeta): Schema => schema.meta({ ...given })

const filled = (max: number) => z.string().trim().min(1).max(max).regex(STORABLE)

/** A one-line text, the same in every language, e.g. the name of a person. */
export const line = (max: number = LIMITS.line) => meta(filled(max), { field: 'line', max })

type OtherTexts = Readonly<Record<Exclude<Locale, 'en'>, z.ZodOptional<z.ZodString>>>

/** A text in English and the other languages; optional in languages that do not require content. */
function texts(max: number) {
  const others = otherLocales('en').map((language) => {
    const text = filled(max)
    return [language, isContentRequired(language) ? text : text.optional()] as const
  })
  return z.strictObject({ en: filled(max), ...(Object.fromEntries(others) as OtherTexts) })
}

const localized = (field: FieldKind, max: number) => meta(texts(max), { field, localized: true, max })

/** A one-line text in every language. */
export const localizedLine = (max: number = LIMITS.line) => localized('line', max)

/** A paragraph in every language. */
export const localizedText = (max: number = LIMITS.text) => localized('text', max)

/** A Markdown text in every language. */
export const localizedMarkdown = (max: number = LIMITS.markdown) => localized('markdown', max)

/** An address on another site. */
export const link = () =>
  meta(z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(LIMITS.link), {
    field: 'link',
    max: LIMITS.link,
  })

/** An e-mail address. */
export const email = () => meta(z.email().max(LIMITS.email), { field: 'email', max: LIMITS.email })

/** A telephone number with its country code, as people read it: +264 61 555 0123. */
export const phone = () => meta(z.string().regex(/^\+(?: ?\d){7,15}$/), { field: 'phone' })

/** A whole amount. */
export const money = () => meta(z.int().min(0).max(1_000_000), { field: 'money' })

/** A whole number within limits. */
export const count = (min: number, max: number) => meta(z.int().min(min).max(max), { field: 'count' })

/** A calendar day, ISO 8601. */
export const day = () => meta(z.iso.date(), { field: 'day' })

/** A moment, ISO 8601 in UTC. */
export const moment = () => meta(z.iso.datetime(), { field: 'moment' })

/** One of some fixed values. */
export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  meta(z.enum(values), { field: 'choice' })

/** Yes or no. */
export const flag = () => meta(z.boolean(), { field: 'flag' })

/** The last part of an address on this site. */
export const slug = () =>
  meta(
    z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      .max(LIMITS.name),
    { field: 'slug', max: LIMITS.name },
  )

/** A picture of the media library with its alternative text. */
export const picture = () =>
  meta(
    z.strictObject({
      src: z.string().regex(PICTURE),
      alt: texts(LIMITS.alt),
    }),
    { field: 'picture', max: LIMITS.alt },
  )

/** An uploaded PDF, by its address on this site. */
export const file = () => meta(z.string().regex(/^\/brochures\/own\/[\w.-]+\.pdf$/), { field: 'file' })

/** A list whose entries can be added, removed and moved. */
export const list = <Item extends z.ZodType>(item: Item, { min = 0, max = 60 } = {}) =>
  meta(z.array(item).min(min).max(max), { min, max })
