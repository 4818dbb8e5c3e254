/** Shared by the form of certificates and documents and its action. Keep it light: the browser loads it. */

export const NAME_FIELD = 'printedName'
export const REASON_FIELD = 'reason'

/** The names of the buttons; their values are a certificate's id, or a document's key. */
export const papersIntents = ['issue', 'withdraw', 'ask', 'receive', 'discard'] as const
export type PapersIntent = (typeof papersIntents)[number]

/** `mailed` if the link was e-mailed as well. */
export type PapersDone = Exclude<PapersIntent, 'ask'> | 'mailed' | 'made'

export type PapersError =
  | 'notAuthenticated'
  | 'notAdmin'
  /** Erased in the meantime. */
  | 'gone'
  | 'notFinished'
  /** A valid certificate. */
  | 'exists'
  | 'nameMissing'
  | 'reasonMissing'
  | 'failed'
