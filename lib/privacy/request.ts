import type { Result } from '@/lib/result'

/** What a person may ask of us, in the order of the forms; the database lists the same. */
export const requestKinds = ['access', 'correction', 'deletion', 'objection'] as const

/** The most characters of what a visitor writes, and of what staff note. */
export const REQUEST_TEXT_LENGTH = 2000

/** The most characters of a visitor's name. */
export const REQUEST_NAME_LENGTH = 200

/** What the fields of the visitor's form hold. */
export interface RequestInput {
  kind: string
  name: string
  email: string
  message: string
}

/** The codes that the form shows at a field. */
export type RequestFieldCode = 'required' | 'tooLong' | 'characterInvalid' | 'emailInvalid'

/**
 * The answer to the visitor's form: whether a link to confirm is on its way. A refusal brings back what was typed, also
 * without JavaScript.
 */
export type RequestAnswer = Result<{ readonly isMailed: boolean }, 'invalid' | 'tooMany' | 'failed'> & {
  readonly fields?: Partial<Record<keyof RequestInput, RequestFieldCode>>
  readonly values?: RequestInput
}

/** What came of a link that confirms a request: `gone` where it leads to nothing any more. */
export type ConfirmAnswer = Result<null, 'gone' | 'failed'>
