/** The cookie with the id of the link through which somebody sees drafts on the pages. */
export const PREVIEW_COOKIE = 'content-preview'

/** Next's own cookie of its draft mode, without which every page is the published one. */
export const DRAFT_MODE_COOKIE = '__prerender_bypass'

/** How long a preview link works, in seconds: 7 days, as the database has it. */
export const PREVIEW_SECONDS = 7 * 24 * 60 * 60
