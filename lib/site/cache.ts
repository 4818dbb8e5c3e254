/** The tag of everything that shows the site's content; an action that publishes a document expires it. */
export const CONTENT_TAG = 'content'
