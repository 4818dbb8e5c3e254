import { z } from 'zod'
import type { Localized } from './localized'

const text = z.object({ en: z.string().min(1), af: z.string().min(1) })

const factsSchema = z
  .object({
    /** Who is admitted, and what an applicant must have. */
    admission: text,
    /** The language of the material, of classes and of assignments. */
    tuitionLanguage: text,
    hoursPerWeek: text,
    /** When a level begins, and until when one applies. */
    intake: text,
    /** The institution that awards the degree. */
    awardingInstitution: text,
    assessment: text,
    /** What earlier study counts for. */
    earlierStudy: text,
    bookCosts: text,
    paymentMethods: text,
    officeHours: text,
    /** How soon an enquiry is answered. */
    responseTime: text,
    foundingYear: text,
    beliefs: text,
    /** What an applicant keeps ready for the registration form. */
    documents: text,
    teachers: z.array(z.object({ name: z.string().min(1), role: text, about: text.optional() })).nonempty(),
    /** Lines for people in need, checked by the provider; 112 and 10177 stand everywhere without them. */
    helplines: z
      .array(z.object({ name: z.string().min(1), number: z.string().min(1), for: text }))
      .nonempty(),
  })
  .partial()
  .strict()

/** What only the provider can say. A page shows a fact once it is here, and has no gap while it is not. */
export type Facts = z.infer<typeof factsSchema>

/** The name of a fact that is a text. */
export type TextFact = {
  [Key in keyof Facts]-?: Facts[Key] extends Localized | undefined ? Key : never
}[keyof Facts]

/** The facts; none has been given yet. */
export const facts: Facts = factsSchema.parse({})
