/**
 * Twenty browser tests that reach each service of a project (accounts, Data API, storage) and the site's own beside it
 * (mail, payments), by their titles: `TEST_PROJECT=1 npx playwright test --no-deps --project smoke` runs them with a
 * hosted project in place of the embedded one.
 */
export const SMOKE = [
  'a brochure goes from its form to storage, is checked, and can be published',
  'a deleted post is hidden from visitors and restored by Undo or from the bin',
  'a deposit is paid, and status page, receipt and mail say so',
  'a first password must be replaced before any page opens',
  'a proof of payment is accepted, another file is not',
  'an admin reads and filters the audit log, and exports it as CSV',
  'an admin sees all members, and ends a colleague’s session',
  'an admin sees the remaining sample content by document and field, and optional facts',
  'an earlier version can be compared and restored',
  'an enquiry is sent and acknowledged, and the form is back after five seconds',
  'an invited colleague chooses a password and joins the staff; the link works once',
  'an uploaded brochure is stored once and served unchanged',
  'guessed, changed or combined links lead to nothing',
  'pages for administrators say so to an editor, who gets no export',
  'several pictures are uploaded, and an unused one is deleted after a question',
  'the filtered inbox is exported as a CSV file without formula injection',
  'the media library requires a sign-in, and brochure uploads an admin',
  'the search ignores case and diacritics, and reports an empty result',
  'two enquiries of one person are one lead, with both sources and the first details',
  'visitors see a post that staff write and publish',
] as const
