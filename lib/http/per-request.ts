/** The pages of staff, sign-in included. */
const staffPages = ['/admin/:path*', '/blog/admin/:path*'] as const

/** The pages of a post that is not published, which anybody who has the link can open. */
const previewPages = ['/blog/preview/:path+'] as const

/** The page of a payment link. */
const paymentPages = ['/pay/:path+'] as const

/** The pages whose address has a token from a message. One more is the page of an invitation, which is a page of staff. */
const tokenPages = [
  ...paymentPages,
  '/newsletter/confirm',
  '/newsletter/manage',
  '/privacy-request/confirm',
] as const

/**
 * The pages that are rendered for each request; every other page is prerendered. They are written as Next's matchers, without
 * the prefix of a language. The list in middleware.ts repeats them, because Next reads that file without running it;
 * lib/http/middleware.test.ts compares the two.
 */
export const perRequestPages = [
  ...staffPages,
  ...previewPages,
  ...tokenPages,
  '/blog/search',
  '/payment-notification',
] as const

/** Gives whether a path without the prefix of a language fits one of some patterns. */
function fits(patterns: readonly string[]) {
  const forms = patterns.map((pattern) => pattern.replace('/:path*', '(?:/.*)?').replace('/:path+', '/.+'))
  const form = new RegExp(`^(?:${forms.join('|')})$`)
  return (path: string): boolean => form.test(path)
}

/** Whether a path, in lower case and without the prefix of a language, is one of a page of staff. */
export const isStaffPage = fits(staffPages)

/** The same for the preview of a post. */
export const isPreviewPage = fits(previewPages)

/** The same for the page of a payment link. */
export const isPaymentPage = fits(paymentPages)

/** The same for a page whose address has a token from a message. */
export const isTokenPage = fits([...tokenPages, '/admin/invitation'])

/** The same for a page whose address may say who visits it, or let others in: of staff, of a preview, or with a token. */
export const isPrivatePage = fits([...staffPages, ...previewPages, ...tokenPages])

/** The same for a page that is rendered for each request. */
export const isPerRequestPage = fits(perRequestPages)
