import type { Result } from '@/lib/result'

/** In the order of the forms; the database lists the same. */
export const requestKinds = ['access', 'correction', 'deletion', 'objection'] as const

/** For a visitor's text, and a staff note. */
export const REQUEST_TEXT_LENGTH = 2000

export const REQUEST_NAME_LENGTH = 200

export interface RequestInput {
  kind: string
  name: string
  email: string
  message: string
}

export type RequestFieldCode = 'required' | 'tooLong' | 'characterInvalid' | 'emailInvalid'

/** Whether a confirmation link was mailed. A refusal returns the input, also without JavaScript. */
export type RequestAnswer = Result<{ readonly isMailed: boolean }, 'invalid' | 'tooMany' | 'failed'> & {
  readonly fields?: Partial<Record<keyof RequestInput, RequestFieldCode>>
  readonly values?: RequestInput
}

/** `gone` if the link is no longer valid. */
export type ConfirmAnswer = Result<null, 'gone' | 'failed'>
