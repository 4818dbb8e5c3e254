import { z } from 'zod'
import { postCategories } from './categories'
import { isLocalTime } from './schedule'
import { SLUG_LENGTH } from './slug'

/** The status of a post; a new one is a draft (specification, section 9). */
export const postStatuses = ['draft', 'published'] as const

/** The language of a post, which need not be that of the page it is written on. */
export const postLanguages = ['en', 'af'] as const

/** The most characters of each field; the database repeats them. */
export const POST_LIMITS = {
  title: 200,
  slug: SLUG_LENGTH,
  excerpt: 500,
  featuredImage: 2000,
  featuredImageAlt: 300,
  content: 200_000,
}

const optionalText = (schema: z.ZodString) =>
  z
    .string()
    .trim()
    .transform((text) => text || null)
    .pipe(schema.nullable())

const IMAGE_ADDRESS = /^(https:\/\/\S+|\/[^/\\\s]\S*)$/

/** What the editor sends. The message of each issue is the code that the form shows at the field. */
export const postSchema = z.object({
  title: z.string().trim().min(1, 'titleAndContentRequired').max(POST_LIMITS.title, 'tooLong'),
  slug: z
    .string()
    .trim()
    .min(1, 'slugRequired')
    .max(POST_LIMITS.slug, 'tooLong')
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slugInvalid'),
  featuredImage: optionalText(
    z
      .string()
      .max(POST_LIMITS.featuredImage, 'tooLong')
      .refine(
        (address) => IMAGE_ADDRESS.test(address) && URL.canParse(address, 'https://example.org'),
        'imageInvalid',
      ),
  ),
  featuredImageAlt: optionalText(z.string().max(POST_LIMITS.featuredImageAlt, 'tooLong')),
  excerpt: optionalText(z.string().max(POST_LIMITS.excerpt, 'tooLong')),
  content: z
    .string()
    .max(POST_LIMITS.content, 'tooLong')
    .refine((text) => text.trim() !== '', 'titleAndContentRequired'),
  status: z.enum(postStatuses, 'statusInvalid'),
  publishedAt: z.string().refine((text) => text === '' || isLocalTime(text), 'timeInvalid'),
  language: z.enum(postLanguages, 'choiceInvalid'),
  category: z.enum(['', ...postCategories], 'choiceInvalid').transform((text) => text || null),
  translationId: z
    .string()
    .refine((text) => text === '' || z.uuid().safeParse(text).success, 'choiceInvalid')
    .transform((text) => text || null),
})

/**
 * The post that a save is about, and the version that the change began from: `new` for one that was never sent, `sent`
 * for a new one that was sent without an answer, so that it may be stored.
 */
export const baseSchema = z.object({
  id: z.uuid(),
  version: z
    .int()
    .min(1)
    .or(z.enum(['new', 'sent'])),
})

/** A post as the editor holds it: every field a text, the time of publication in the provider's time zone. */
export type PostInput = z.input<typeof postSchema>

/** The names of these fields, in the order in which a comparison shows them. */
export const postFields = Object.keys(postSchema.shape) as (keyof PostInput)[]

/** The same, checked, with null for what is empty. */
export type PostValues = z.output<typeof postSchema>

/** A post and the version that a change of it began from. */
export type PostBase = z.infer<typeof baseSchema>

/** The codes that the editor shows at a field. */
export type PostFieldCode =
  | 'titleAndContentRequired'
  | 'slugRequired'
  | 'slugInvalid'
  | 'slugTaken'
  | 'imageInvalid'
  | 'tooLong'
  | 'statusInvalid'
  | 'choiceInvalid'
  | 'timeInvalid'
  | 'translationTaken'
  | 'translationLanguage'

/** The codes of a save or a delete as a whole. */
export type PostActionCode =
  'notAuthenticated' | 'titleAndContentRequired' | 'invalid' | 'gone' | 'conflict' | 'failed'
