/**
 * How long data is kept. The database does the deleting (`purge_expired` and the staff sessions in
 * supabase/migrations); tests/db holds every period that it keeps against these.
 */

/** Months without contact after which a lead is erased. */
export const LEAD_MONTHS = 24

/** Months for which the record of exports and erasures is kept. */
export const PRIVACY_LOG_MONTHS = 24

/** Days for which a spam submission is kept. */
export const SPAM_DAYS = 30

/** Days for which a deleted post stays in the bin. */
export const BIN_DAYS = 30

/** Days for which the link to the preview of a post works. */
export const PREVIEW_DAYS = 7

/** Days for which a browser keeps an unsaved draft. */
export const DRAFT_DAYS = 30

/** Hours without use after which a staff session ends. */
export const IDLE_SESSION_HOURS = 12

/** Days for which attempts to sign in are kept. */
export const SIGN_IN_ATTEMPT_DAYS = 1
