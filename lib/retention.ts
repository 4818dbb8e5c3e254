/**
 * Retention periods. The database deletes (`purge_expired`, staff sessions); tests/db compares its periods with these.
 */

/**
 * Months without contact until a lead, or an enquiry on hold, is erased. Somebody who studies, has finished or has a
 * certificate is erased on request only: the office must be able to issue, replace and confirm certificates (POPIA,
 * section 14(1)(b)).
 */
export const LEAD_MONTHS = 24

/** Retention in months of the record of exports and erasures. */
export const PRIVACY_LOG_MONTHS = 24

/** Retention in months of a person's request after its answer; unanswered, after its arrival. */
export const PRIVACY_REQUEST_MONTHS = 24

/** Retention in months of an audit log entry. */
export const AUDIT_LOG_MONTHS = 24

/** Retention in months of an outbox message, unless its text is kept with a lead; erased earlier with the person. */
export const MAIL_MONTHS = 12

/** Retention in days of an unconfirmed newsletter subscription; its link is valid as long. */
export const NEWSLETTER_PENDING_DAYS = 7

/** Retention in days of an ended newsletter subscription. */
export const NEWSLETTER_ENDED_DAYS = 30

/** Retention in months of an address that refused the newsletter, so that it is not written to again at once. */
export const NEWSLETTER_REFUSED_MONTHS = 12

/** Retention in days of a spam submission. */
export const SPAM_DAYS = 30

/** Days that a deleted post, or a lead, stays in the bin. */
export const BIN_DAYS = 30

/** Validity in days of a preview link, of a post or of the site's content. */
export const PREVIEW_DAYS = 7

/** Retention in days of a decided change of the bank details, and of a former admin's record. */
export const BANK_CHANGE_DAYS = 30

/** Retention in days of an unsaved post draft, in browser and database. */
export const DRAFT_DAYS = 30

/** Days that a device keeps an enquiry that has not arrived, at the visitor's request. */
export const ENQUIRY_DAYS = 7

/** Idle hours until a staff session ends. */
export const IDLE_SESSION_HOURS = 12

/** Days after its last use until a staff session is erased, with its device and times. */
export const STAFF_SESSION_DAYS = 1

/** Validity in hours of an invitation link. */
export const INVITATION_HOURS = 72

/** Retention in days of an ended invitation. */
export const INVITATION_DAYS = 30

/** Retention in days of sign-in attempts. */
export const SIGN_IN_ATTEMPT_DAYS = 1

/** Months that a device is remembered after a staff member's last sign-in on it. */
export const DEVICE_MONTHS = 12

/** Hours that the keyed hash of an enquiry's network address counts; the next enquiry or the nightly job erases it. */
export const LEAD_ARRIVAL_HOURS = 1

/** Days that an admin may go without a second factor. */
export const SECOND_FACTOR_GRACE_DAYS = 7

/** Retention in days of wrong second-factor codes. */
export const SECOND_FACTOR_ATTEMPT_DAYS = 1

/** Validity in minutes of a passkey challenge; the next one or the nightly job erases it. */
export const PASSKEY_CHALLENGE_MINUTES = 5

/**
 * Retention in months of money movements, with their payment, receipt and bank statement line: the Companies Act
 * 71 of 2008, section 24, requires seven years, the Tax Administration Act 28 of 2011, section 29, five. After an erasure
 * the enrolment whose plan they paid stays as long, without name, number, reasons and history: no law asks for more of it.
 */
export const PAYMENT_MONTHS = 84

/** Retention in months of an unpaid payment after its due day. */
export const PAYMENT_UNPAID_MONTHS = 24

/** Retention in months of a proof of payment: the money is recorded by then, and banks keep their own records. */
export const PAYMENT_PROOF_MONTHS = 12

/** Retention in months of PayFast's original notifications, for disputes. */
export const PAYMENT_NOTIFICATION_MONTHS = 12

/** Retention in days of an unsigned notification, which anyone can send. */
export const UNSIGNED_NOTIFICATION_DAYS = 30

/** Days after the due day that a payment link takes money; a paid one still gives the receipt. */
export const PAYMENT_LINK_DAYS = 60

/** Retention in days of a copy of a document, after the office has received the document. */
export const DOCUMENT_COPY_DAYS = 90

/** Retention in months of a copy that the office has not received. */
export const DOCUMENT_UNDECIDED_MONTHS = 12

/** Validity in days of a link to send documents. */
export const DOCUMENT_LINK_DAYS = 30

/**
 * Retention in days of a backup, the operator's own included (docs/operate.md): data erased on the site stays in it.
 */
export const BACKUP_DAYS = 90
