/** Marker value of headers without a special value. */
const WORD = 'shaped-by-a-visitor'

/** Request headers registered with IANA, or sent by known browsers, proxies and programs. */
const NAMES = `a-im accept accept-charset accept-datetime accept-signature access-control-request-headers
  access-control-request-method alt-used apply-to-redirect-ref authorization baggage cache-control cal-managed-id
  cdn-loop cert-not-after cert-not-before cf-connecting-ip cf-ipcountry cf-ray cf-visitor client-cert
  client-cert-chain cloudfront-viewer-country cookie2 content-type dasl date deployment-id depth destination device-memory
  dnt dpop dpr early-data ect fastly-client-ip forwarded from front-end-https hobareg http2-settings if
  if-modified-since if-none-match if-range if-schedule-tag-match if-unmodified-since keep-alive last-event-id
  max-forwards next-action next-hmr-refresh next-html-request-id next-request-id next-resume
  next-router-prefetch next-router-segment-prefetch next-router-state-tree next-test-fetch-priority next-url odata-version
  ordering-type origin-agent-cluster overwrite ping-from ping-to position pragma prefer priority proxy-authorization
  proxy-connection purpose range referer save-data sec-ch-prefers-color-scheme sec-ch-prefers-reduced-motion sec-ch-ua
  sec-ch-ua-arch sec-ch-ua-mobile sec-ch-ua-model sec-ch-ua-platform sec-fetch-mode sec-fetch-site sec-fetch-storage-access
  sec-fetch-user sec-gpc sec-purpose service-worker signature signature-input slug soapaction surrogate-capability te timeout
  topic traceparent tracestate translate true-client-ip ttl urgency via viewport-width want-content-digest want-repr-digest
  width x-action-forwarded x-amzn-trace-id x-client-address x-client-ip x-cluster-client-ip x-csrf-token x-deployment-id
  x-device-user-agent x-forwarded x-forwarded-for x-forwarded-host x-forwarded-port x-forwarded-prefix
  x-forwarded-proto x-forwarded-scheme x-forwarded-server x-http-method-override x-invoke-error x-invoke-output
  x-invoke-path x-invoke-query x-invoke-status x-matched-path x-middleware-invoke x-middleware-next
  x-middleware-override-headers x-middleware-prefetch x-middleware-request-content-security-policy x-middleware-rewrite
  x-middleware-set-cookie x-middleware-skip x-middleware-subrequest x-next-cache-tags x-next-error-status
  x-next-revalidate-tag-token x-next-revalidated-tags x-nextjs-cache x-nextjs-data x-nextjs-html-request-id
  x-nextjs-postponed x-nextjs-prerender x-nextjs-request-id x-nextjs-rewritten-path x-nextjs-rewritten-query
  x-nextjs-stale-time x-now-route-matches x-original-host x-original-url x-prerender-bypass-mode x-prerender-revalidate
  x-prerender-revalidate-if-generated x-real-ip x-request-id x-requested-with x-rewrite-url x-test-address x-vercel-cache
  x-vercel-draft-status x-vercel-forwarded-for x-vercel-id x-vercel-internal-bot-check x-vercel-ip-country
  x-vercel-protection-bypass`.split(/\s+/)

const POLICY = "default-src 'none'; script-src 'nonce-c2hhcGVkLWJ5LWEtdmlzaXRvcg=='"

/** All known request headers, with values that could change a page but lead to no other. */
export const KNOWN_HEADERS: Record<string, string> = {
  ...Object.fromEntries(NAMES.map((name) => [name, WORD])),
  // The marker could lead to the Afrikaans page, or away from the requested one.
  'accept-language': 'en-ZA,en;q=0.9',
  'accept-encoding': 'identity',
  'content-security-policy': POLICY,
  'content-security-policy-report-only': POLICY,
  cookie: [
    '__prerender_bypass=0123456789abcdef0123456789abcdef',
    '__next_preview_data=eyJhIjoxfQ',
    'content-preview=414defe5-dba8-4f00-82e6-c04724f679f0',
    'i18next=en; NEXT_LOCALE=af; theme=dark; __vdpl=a; next-instant-navigation-testing=1',
    'sb-local-auth-token=base64-eyJhIjoxfQ',
  ].join('; '),
  host: `${WORD}.example`,
  'next-router-prefetch': '1',
  'next-router-segment-prefetch': '/_tree',
  'sec-fetch-dest': 'document',
  'upgrade-insecure-requests': '1',
  'user-agent':
    'Mozilla/5.0 (compatible; Twitterbot/1.0; Googlebot/2.1; facebookexternalhit/1.1; bingbot/2.0)',
  'x-forwarded-proto': 'https',
  'x-invoke-status': '500',
  'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
}
