import { z } from 'zod'
import { localizedText } from '../fields'
import type { InEveryLanguage, Localized } from '../localized'

const fact = () => localizedText(1000).optional()

/** What only the provider can say. A page shows a fact once it is here, and has no gap while it is not. */
export const factsSchema = z.strictObject({
  /** Who is admitted, and what an applicant must have. */
  admission: fact(),
  /** The language of the material, of classes and of assignments. */
  tuitionLanguage: fact(),
  hoursPerWeek: fact(),
  /** The institution that awards the degree. */
  awardingInstitution: fact(),
  assessment: fact(),
  /** What earlier study counts for. */
  earlierStudy: fact(),
  bookCosts: fact(),
  paymentMethods: fact(),
  officeHours: fact(),
  /** How soon an enquiry is answered. */
  responseTime: fact(),
  foundingYear: fact(),
  beliefs: fact(),
  /** What an applicant keeps ready for the registration form. */
  documents: fact(),
})

/** The facts as the office edits them. */
export type FactsDocument = z.infer<typeof factsSchema>

/** The facts as pages show them, with when a level begins, which follows from the intake dates. */
export type Facts = InEveryLanguage<FactsDocument> & { readonly intake?: Localized }

/** The name of a fact. */
export type FactName = keyof Facts

/** None has been given yet. */
export const facts: FactsDocument = {}
