import type { Result } from '@/lib/result'

/** The kinds of requests, in the order of the forms; the database lists the same. */
export const requestKinds = ['access', 'correction', 'deletion', 'objection'] as const

/** Maximum length of a visitor's text, and of a staff note. */
export const REQUEST_TEXT_LENGTH = 2000

/** Maximum length of a visitor's name. */
export const REQUEST_NAME_LENGTH = 200

/** The values of the visitor's form. */
export interface RequestInput {
  kind: string
  name: string
  email: string
  message: string
}

/** Error codes shown at a field. */
export type RequestFieldCode = 'required' | 'tooLong' | 'characterInvalid' | 'emailInvalid'

/**
 * The answer to the visitor's form: whether a confirmation link was mailed. A refusal returns the input, also without
 * JavaScript.
 */
export type RequestAnswer = Result<{ readonly isMailed: boolean }, 'invalid' | 'tooMany' | 'failed'> & {
  readonly fields?: Partial<Record<keyof RequestInput, RequestFieldCode>>
  readonly values?: RequestInput
}

/** The result of a confirmation link: `gone` if it is no longer valid. */
export type ConfirmAnswer = Result<null, 'gone' | 'failed'>
