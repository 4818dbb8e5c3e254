/** Shared by the forms of the register and their actions. Keep it light: the browser loads it. */
import type { CodeOf } from '@/lib/result'
import { ways } from '@/lib/payments/admin/payment-form'

/** In order of progress; the database lists the same. */
export const enrolmentStates = ['enrolled', 'active', 'paused', 'finished', 'withdrawn'] as const
export type EnrolmentState = (typeof enrolmentStates)[number]

/** Whether somebody studies, if only after a pause. */
export const isStudying = (state: EnrolmentState) => state !== 'finished' && state !== 'withdrawn'

/** What changes about an enrolment, one at a time. */
export const changeKinds = ['state', 'level', 'intake', 'number', 'language'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** Ways to pay the instalments; without a plan for those who pay otherwise. */
export const enrolmentWays = [...ways, 'none'] as const

export const enrolmentFields = ['level', 'intake', 'language', 'way', 'firstDueOn'] as const
export type EnrolmentField = (typeof enrolmentFields)[number]

export const changeFields = ['before', 'after', 'onDay', 'reason'] as const
export type ChangeField = (typeof changeFields)[number]

/** Maximum lengths, as in the database. */
export const REASON_LENGTH = 500
export const NUMBER_LENGTH = 40

/** Fields for the enrolment's id, and to cancel payments that are not owed by the terms. */
export const ENROLMENT_FIELD = 'enrolment'
export const ENDS_FIELD = 'ends'

/** Fields of the form of certificates and documents. */
export const NAME_FIELD = 'printedName'
export const REASON_FIELD = 'reason'

/** The names of the buttons; their values are a certificate's id, or a document's key. */
export const papersIntents = ['issue', 'withdraw', 'ask', 'receive', 'discard'] as const
export type PapersIntent = (typeof papersIntents)[number]

/** `mailed` if the link was e-mailed as well. */
export type PapersDone = Exclude<PapersIntent, 'ask'> | 'mailed' | 'made'

export type PapersError = CodeOf<'Papers.form.errors'>
