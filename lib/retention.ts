/**
 * How long data is kept. The database does the deleting (`purge_expired` and the staff sessions in
 * supabase/migrations); tests/db holds every period that it keeps against these.
 */

/** Months without contact after which a lead is erased, and after which an enquiry that is still held is. */
export const LEAD_MONTHS = 24

/** Months for which the record of exports and erasures is kept. */
export const PRIVACY_LOG_MONTHS = 24

/** Months for which the request of a person is kept after its answer; unanswered, after its arrival. */
export const PRIVACY_REQUEST_MONTHS = 24

/** Months for which an entry of the audit log is kept. */
export const AUDIT_LOG_MONTHS = 24

/** Months for which a message of the outbox is kept, unless its text is kept with a lead; with the person it goes earlier. */
export const MAIL_MONTHS = 12

/** Days for which a subscription to the newsletter is kept that its owner does not confirm; its link works as long. */
export const NEWSLETTER_PENDING_DAYS = 7

/** Days for which a subscription to the newsletter is kept that somebody ended. */
export const NEWSLETTER_ENDED_DAYS = 30

/** Months for which an address is kept that refused the newsletter, so that it is not written to again at once. */
export const NEWSLETTER_REFUSED_MONTHS = 12

/** Days for which a spam submission is kept. */
export const SPAM_DAYS = 30

/** Days for which a deleted post stays in the bin. */
export const BIN_DAYS = 30

/** Days for which the link to the preview of a post, or of the site's content, works. */
export const PREVIEW_DAYS = 7

/** Days for which a change of the bank details is kept after it was decided, and who was an admin after that ended. */
export const BANK_CHANGE_DAYS = 30

/** Days for which browser and database keep an unsaved draft of a post. */
export const DRAFT_DAYS = 30

/** Days for which a device keeps an enquiry that has not arrived, where the visitor asks for it. */
export const ENQUIRY_DAYS = 7

/** Hours without use after which a staff session ends. */
export const IDLE_SESSION_HOURS = 12

/** Days after its last use after which a staff session is erased, with its device and its times. */
export const STAFF_SESSION_DAYS = 1

/** Hours for which the link of an invitation works. */
export const INVITATION_HOURS = 72

/** Days for which an invitation is kept after it has ended. */
export const INVITATION_DAYS = 30

/** Days for which attempts to sign in are kept. */
export const SIGN_IN_ATTEMPT_DAYS = 1

/** Months for which a device is remembered after the last sign-in of a member of staff on it. */
export const DEVICE_MONTHS = 12

/** Hours for which the keyed hash of the network address of an enquiry is counted; the next enquiry or the night erases it. */
export const LEAD_ARRIVAL_HOURS = 1

/** Days for which an admin may do without a second factor. */
export const SECOND_FACTOR_GRACE_DAYS = 7

/** Days for which wrong codes of a second factor are kept. */
export const SECOND_FACTOR_ATTEMPT_DAYS = 1

/** Minutes for which a device may answer the challenge of a passkey; the next one or the night erases it. */
export const PASSKEY_CHALLENGE_MINUTES = 5

/**
 * Months for which money, with its payment and receipt, is kept after it moved: the Companies Act 71 of 2008, section 24,
 * asks for seven years, the Tax Administration Act 28 of 2011, section 29, for five.
 */
export const PAYMENT_MONTHS = 84

/** Months for which a payment for which no money moved is kept after the day on which it was due. */
export const PAYMENT_UNPAID_MONTHS = 24

/** Months for which a proof of payment is kept: the money is recorded by then, and a bank keeps its own records. */
export const PAYMENT_PROOF_MONTHS = 12

/** Months for which what PayFast told of a payment is kept as it came, to settle disputes. */
export const PAYMENT_NOTIFICATION_MONTHS = 12

/** Days for which a notification is kept that is not signed, which anybody can send. */
export const UNSIGNED_NOTIFICATION_DAYS = 30

/** Days after the due day for which the link of a payment takes money; that of a paid one goes on giving the receipt. */
export const PAYMENT_LINK_DAYS = 60

/** Days for which a backup may be kept, the operator's own too (docs/operate.md): what is erased on the site stays in it. */
export const BACKUP_DAYS = 90
