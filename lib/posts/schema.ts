import { z } from 'zod'
import { SLUG_LENGTH } from './slug'

/** The status of a post; a new one is a draft (specification, section 9). */
export const postStatuses = ['draft', 'published'] as const

/** The most characters of each field; the database repeats them. */
export const POST_LIMITS = {
  title: 200,
  slug: SLUG_LENGTH,
  excerpt: 500,
  featuredImage: 2000,
  content: 200_000,
}

const optionalText = (schema: z.ZodString) =>
  z
    .string()
    .trim()
    .transform((text) => text || null)
    .pipe(schema.nullable())

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
      .regex(/^(https:\/\/\S+|\/[^/\\\s]\S*)$/, 'imageInvalid'),
  ),
  excerpt: optionalText(z.string().max(POST_LIMITS.excerpt, 'tooLong')),
  content: z
    .string()
    .max(POST_LIMITS.content, 'tooLong')
    .refine((text) => text.trim() !== '', 'titleAndContentRequired'),
  status: z.enum(postStatuses, 'statusInvalid'),
})

/** A post as the editor holds it: every field a text. */
export type PostInput = z.input<typeof postSchema>

/** The codes that the editor shows at a field. */
export type PostFieldCode =
  | 'titleAndContentRequired'
  | 'slugRequired'
  | 'slugInvalid'
  | 'slugTaken'
  | 'imageInvalid'
  | 'tooLong'
  | 'statusInvalid'

/** The codes of a save or a delete as a whole. */
export type PostActionCode = 'notAuthenticated' | 'titleAndContentRequired' | 'invalid' | 'gone' | 'failed'
