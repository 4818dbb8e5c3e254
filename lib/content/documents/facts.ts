import { z } from 'zod'
import { localizedText } from '../fields'
import type { InEveryLanguage, Localized } from '../localized'

const fact = () => localizedText(1000).optional()

/** Facts that only the provider can state. Pages show those that are given, and leave no gap for the others. */
export const factsSchema = z.strictObject({
  /** Who is admitted, and on which conditions. */
  admission: fact(),
  /** The language of the material, classes and assignments. */
  tuitionLanguage: fact(),
  hoursPerWeek: fact(),
  awardingInstitution: fact(),
  assessment: fact(),
  earlierStudy: fact(),
  bookCosts: fact(),
  paymentMethods: fact(),
  officeHours: fact(),
  responseTime: fact(),
  foundingYear: fact(),
  beliefs: fact(),
  /** Documents that an applicant needs for the registration form. */
  documents: fact(),
})

/** The facts as the office edits them. */
export type FactsDocument = z.infer<typeof factsSchema>

/** The facts as pages show them, with the next intake, from the intake dates. */
export type Facts = InEveryLanguage<FactsDocument> & { readonly intake?: Localized }

export type FactName = keyof Facts

export const facts: FactsDocument = {}
