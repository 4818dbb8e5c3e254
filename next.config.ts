import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { distDir, env, isDevelopment } from './lib/env'
import { buildFacts } from './scripts/build/facts.mjs'
import { prefixed } from './lib/i18n/paths'
import { routing } from './lib/i18n/routing'
import {
  MAIL_PREVIEW,
  NOTHING_LOADED,
  UPLOADED_FILE,
  securityHeaders,
  previewHeaders,
} from './lib/http/headers'

/** Path prefixes of the languages. */
const prefixes = routing.locales.map((locale) => `${locale}/|${locale}$`).join('|')

const POLICY = 'Content-Security-Policy'
const header = (source: string, key: string, value: string) => ({ source, headers: [{ key, value }] })

const config: NextConfig = {
  deploymentId: env.DEPLOYMENT_ID,
  distDir,
  // A folder with everything a web server needs, for an image (Dockerfile).
  output: process.env.STANDALONE ? 'standalone' : undefined,
  env: buildFacts(),
  poweredByHeader: false,
  reactStrictMode: true,
  agentRules: false,
  typedRoutes: true,
  // The middleware removes slashes and everything else in one redirect.
  skipTrailingSlashRedirect: true,
  // `npm test` checks all types, tests included; a deployment need not repeat it.
  typescript: { ignoreBuildErrors: true },
  // Vercel has its own page cache,
  cacheHandler: env.VERCEL ? undefined : fileURLToPath(new URL('./lib/next/page-cache.mjs', import.meta.url)),
  // and compresses responses itself (lib/next/sent-pages.ts).
  compress: !env.VERCEL,
  // Pages are on disk; our own server also keeps popular ones in memory (scripts/server/pages.mjs).
  cacheMaxMemorySize: 0,
  // They read their own files, or are made for Node only.
  serverExternalPackages: ['fontkit', 'nodemailer', 'pdfkit', 'undici'],
  // Pictures that posts may show; share pictures are drawn from them at run time.
  outputFileTracingIncludes: {
    '/share/**': ['./public/images/**/*'],
    // On Vercel a function writes the stylesheet into rendered pages, and source files into the frames of errors.
    ...(env.VERCEL && { '/**': [`./${distDir}/static/**/*.css`, `./${distDir}/server/chunks/**/*.map`] }),
  },
  // Only files of this site, including uploaded pictures (app/pictures); no foreign addresses.
  images: {
    formats: ['image/webp'],
    // The only one, so Next takes it for every picture. A fifth fewer bytes than with 75.
    qualities: [50],
    // No picture is wider than 2000 pixels (lib/images/encode.ts).
    deviceSizes: [640, 750, 828, 1200, 1920],
    imageSizes: [128, 256, 384],
    // Evicts the least recently used sizes. compose.yaml gives all caches 256 MB.
    maximumDiskCacheSize: 90_000_000,
    contentSecurityPolicy: NOTHING_LOADED,
    remotePatterns: [],
    localPatterns: [
      { pathname: '/pictures/**', search: '' },
      { pathname: '/images/**', search: '' },
    ],
  },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders(isDevelopment) },
    // Non-pages. Our own server also checks its responses (lib/http/prepare-response.ts); other hosts do not.
    header('/:area(_next|api|brochures|pictures|scenes|share)/:path*', POLICY, NOTHING_LOADED),
    header('/api/mail/:path*', POLICY, MAIL_PREVIEW),
    header('/api/newsletter/issues/:path*', POLICY, MAIL_PREVIEW),
    header('/api/:files(payment-proofs|enrolment-documents)/:path*', POLICY, UPLOADED_FILE),
    ...previewHeaders(process.env.VERCEL_ENV),
    // Meant for embedding: some chats and readers load a link's picture from its own address.
    header('/share/:path*', 'Cross-Origin-Resource-Policy', 'cross-origin'),
    header('/scenes/:file*', 'Cache-Control', 'public, max-age=86400, stale-while-revalidate=604800'),
  ],
  redirects: async () =>
    routing.locales.map((locale) => ({
      source: prefixed('/admin/leads/suspects', locale),
      destination: prefixed('/admin/leads/spam', locale),
      permanent: true,
    })),
  // English pages have unprefixed addresses; files in public take precedence.
  rewrites: async () => ({
    beforeFiles: [{ source: '/', destination: `/${routing.defaultLocale}` }],
    afterFiles: [
      {
        source: `/:path((?!_next/|api/|brochures/|pictures/|share/|${prefixes}).*)`,
        destination: `/${routing.defaultLocale}/:path`,
      },
    ],
    fallback: [],
  }),
}

export default createNextIntlPlugin('./lib/i18n/request.ts')(config)
