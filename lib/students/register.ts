/** Shared by the forms of the register and their actions. Keep it light: the browser loads it. */
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
