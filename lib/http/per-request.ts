/** The staff pages, including sign-in. */
const staffPages = ['/admin/:path*', '/blog/admin/:path*'] as const

/** Previews of unpublished posts, open to everyone with the link. */
const previewPages = ['/blog/preview/:path+'] as const

/** The page of a payment link. */
const paymentPages = ['/pay/:path+'] as const

/** Pages with a token or a code in the address, except invitations, which are staff pages. */
const tokenPages = [
  ...paymentPages,
  '/certificate/:path+',
  '/documents/:path+',
  '/newsletter/confirm',
  '/newsletter/manage',
  '/privacy-request/confirm',
] as const

/**
 * The pages rendered per request; every other page is prerendered. In the form of Next's matchers, without a language
 * prefix. middleware.ts repeats the list, because Next reads that file without running it; lib/http/per-request.test.ts
 * compares them.
 */
export const perRequestPages = [
  ...staffPages,
  ...previewPages,
  ...tokenPages,
  '/blog/search',
  '/payment-notification',
] as const

/** Makes a test whether an unprefixed path matches one of some patterns. */
function fits(patterns: readonly string[]) {
  const forms = patterns.map((pattern) => pattern.replace('/:path*', '(?:/.*)?').replace('/:path+', '/.+'))
  const form = new RegExp(`^(?:${forms.join('|')})$`)
  return (path: string): boolean => form.test(path)
}

/** Whether a path, in lower case and unprefixed, is a staff page. */
export const isStaffPage = fits(staffPages)

/** The same for the form whose upload goes from the browser to storage. */
export const isUploadPage = fits(['/admin/site/brochure'])

/** The same for post previews. */
export const isPreviewPage = fits(previewPages)

/** The same for payment links. */
export const isPaymentPage = fits(paymentPages)

/** The same for pages with a token in the address. */
export const isTokenPage = fits([...tokenPages, '/admin/invitation'])

/** The same for pages whose address may identify the visitor or grant access: staff, previews, tokens. */
export const isPrivatePage = fits([...staffPages, ...previewPages, ...tokenPages])

/** The same for pages rendered per request. */
export const isPerRequestPage = fits(perRequestPages)
