/** The cookie with the id of the link through which a member of staff sees drafts on the pages. */
export const PREVIEW_COOKIE = 'content-preview'
