import { z } from 'zod'
import { isLocalTime } from '@/lib/dates'
import { routing } from '@/lib/i18n/routing'
import { type ExcessCode, textExcess } from '@/lib/markdown/budget'
import { routes } from '@/lib/routes'
import { POST_LIMITS, SLUG, postStatuses, postCategories } from '../fields'

const optionalText = (schema: z.ZodString) =>
  z
    .string()
    .trim()
    .transform((text) => text || null)
    .pipe(schema.nullable())

/** A text without lone surrogates and control characters; line and paragraph separators become line breaks. */
const withoutControls = (text: string) =>
  text
    .replaceAll(/\r\n?|[\v\f\x85\u2028]/g, '\n')
    .replaceAll('\u2029', '\n\n')
    .replaceAll(/[\0-\x08\x0e-\x1f\x7f-\x9f\ufeff]|\p{Cs}/gu, '')

const storable = z.string().overwrite(withoutControls)

const IMAGE_ADDRESS = /^(https:\/\/\S+|\/[^/\\\s]\S*)$/

/** The last parts of addresses below the blog that are other pages: no post with such a slug could be read. */
const otherPages: readonly string[] = [
  routes.blogAdmin,
  routes.blogSearch,
  routes.blogPage(2),
  routes.category(''),
  routes.preview(''),
].map((path) => path.split('/')[2]!)

/** The editor's input. The message of each issue is the code that the form shows at the field. */
export const postSchema = z.object({
  title: storable.trim().min(1, 'titleAndContentRequired').max(POST_LIMITS.title, 'tooLong'),
  slug: z
    .string()
    .trim()
    .min(1, 'slugRequired')
    .max(POST_LIMITS.slug, 'tooLong')
    .regex(SLUG, 'slugInvalid')
    .refine((slug) => !otherPages.includes(slug), 'slugOfPage'),
  featuredImage: optionalText(
    z
      .string()
      .max(POST_LIMITS.featuredImage, 'tooLong')
      .refine(
        (address) => IMAGE_ADDRESS.test(address) && URL.canParse(address, 'https://example.org'),
        'imageInvalid',
      ),
  ),
  featuredImageAlt: optionalText(storable.max(POST_LIMITS.featuredImageAlt, 'tooLong')),
  authorName: optionalText(storable.max(POST_LIMITS.authorName, 'tooLong')),
  authorRole: optionalText(storable.max(POST_LIMITS.authorRole, 'tooLong')),
  searchTitle: optionalText(storable.max(POST_LIMITS.searchTitle, 'tooLong')),
  searchDescription: optionalText(storable.max(POST_LIMITS.searchDescription, 'tooLong')),
  excerpt: optionalText(storable.max(POST_LIMITS.excerpt, 'tooLong')),
  content: storable
    .max(POST_LIMITS.content, { error: 'tooLong', abort: true })
    .refine((text) => text.trim() !== '', 'titleAndContentRequired')
    .superRefine((text, context) => {
      const excess = textExcess(text)
      if (excess) context.addIssue({ code: 'custom', message: excess })
    }),
  status: z.enum(postStatuses, 'statusInvalid'),
  publishedAt: z.string().refine((text) => text === '' || isLocalTime(text), 'timeInvalid'),
  language: z.enum(routing.locales, 'choiceInvalid'),
  category: z.enum(['', ...postCategories], 'choiceInvalid').transform((text) => text || null),
  /** `yes` if ticked; every field of the form is a text. */
  isSensitive: z.enum(['', 'yes'], 'choiceInvalid').transform((text) => text === 'yes'),
  translationId: z
    .string()
    .refine((text) => text === '' || z.guid().safeParse(text).success, 'choiceInvalid')
    .transform((text) => text || null),
})

/**
 * The post of a save, and the version changed: `new` if never sent, `sent` if sent without an answer, so possibly
 * stored.
 */
export const baseSchema = z.object({
  id: z.guid(),
  version: z
    .int()
    .min(1)
    .or(z.enum(['new', 'sent'])),
})

/** A post in the editor: every field a text, the time of publication in the provider's time zone. */
export type PostInput = z.input<typeof postSchema>

/** The same, validated, with null for empty fields. */
export type PostValues = z.output<typeof postSchema>

/** A post and the version that a change of it began from. */
export type PostBase = z.infer<typeof baseSchema>

/** Codes shown at a field. */
export type PostFieldCode =
  | 'titleAndContentRequired'
  | 'slugRequired'
  | 'slugInvalid'
  | 'slugTaken'
  | 'slugOfPage'
  | 'imageInvalid'
  | 'altMissing'
  | 'tooLong'
  | 'statusInvalid'
  | 'choiceInvalid'
  | 'timeInvalid'
  | 'translationTaken'
  | 'translationLanguage'
  | ExcessCode

/** Codes of an action on a whole post. */
export type PostActionCode =
  'notAuthenticated' | 'titleAndContentRequired' | 'invalid' | 'gone' | 'conflict' | 'failed'

/** The form's fields, in the order of version comparisons. */
export const postFields = Object.keys(postSchema.shape) as (keyof PostInput)[]

/** Whether two states of the form are the same. */
export function sameInput(one: PostInput, other: PostInput): boolean {
  return postFields.every((field) => one[field] === other[field])
}
