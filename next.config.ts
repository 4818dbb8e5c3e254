import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { distDir, env, isDevelopment } from './lib/env'
import { buildFacts } from './scripts/build/facts.mjs'
import { routing } from './lib/i18n/routing'
import {
  MAIL_PREVIEW,
  NOTHING_LOADED,
  UPLOADED_FILE,
  securityHeaders,
  previewHeaders,
} from './lib/http/headers'

/** The paths that begin with a language. */
const prefixes = routing.locales.map((locale) => `${locale}/|${locale}$`).join('|')

const config: NextConfig = {
  deploymentId: env.DEPLOYMENT_ID,
  distDir,
  // A folder with all that a web server needs, for an image (Dockerfile).
  output: process.env.STANDALONE ? 'standalone' : undefined,
  env: buildFacts(),
  poweredByHeader: false,
  reactStrictMode: true,
  agentRules: false,
  typedRoutes: true,
  // The middleware takes a slash away together with whatever else is to be taken away, by one redirect.
  skipTrailingSlashRedirect: true,
  // `npm test` checks the types of everything, tests included; a deployment need not do it again.
  typescript: { ignoreBuildErrors: true },
  // Vercel keeps pages in a cache of its own,
  cacheHandler: env.VERCEL ? undefined : fileURLToPath(new URL('./lib/next/page-cache.mjs', import.meta.url)),
  // and compresses what the site sends it as it is (lib/next/sent-pages.ts).
  compress: !env.VERCEL,
  // Pages are on the disk; those that are asked for most are in the memory of our own server, too (scripts/server/pages.mjs).
  cacheMaxMemorySize: 0,
  // They read files of their own, or are made for Node alone.
  serverExternalPackages: ['fontkit', 'nodemailer', 'pdfkit', 'undici'],
  // Posts may show these; their pictures for sharing are drawn while the site runs.
  outputFileTracingIncludes: {
    '/share/**': ['./public/images/**/*'],
    // On Vercel a function writes the stylesheet into the pages that it renders.
    ...(env.VERCEL && { '/**': [`./${distDir}/static/**/*.css`] }),
  },
  // Only files of this site, uploaded pictures among them (app/pictures); no address that somebody pasted.
  images: {
    formats: ['image/webp'],
    // The lower one for what stands under an overlay.
    qualities: [50, 75],
    // No picture is wider than 2000 pixels (lib/images/encode.ts).
    deviceSizes: [640, 750, 828, 1200, 1920],
    imageSizes: [128, 256, 384],
    // The sizes that were asked for longest ago are made again. compose.yaml gives all caches 256 MB.
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
    // No pages. Our own server looks at what it sends, too (lib/http/prepare-response.ts); a host that runs the
    // functions does not.
    {
      source: '/:area(_next|api|brochures|pictures|scenes|share)/:path*',
      headers: [{ key: 'Content-Security-Policy', value: NOTHING_LOADED }],
    },
    { source: '/api/mail/:path*', headers: [{ key: 'Content-Security-Policy', value: MAIL_PREVIEW }] },
    {
      source: '/api/newsletter/issues/:path*',
      headers: [{ key: 'Content-Security-Policy', value: MAIL_PREVIEW }],
    },
    {
      source: '/api/payment-proofs/:path*',
      headers: [{ key: 'Content-Security-Policy', value: UPLOADED_FILE }],
    },
    ...previewHeaders(process.env.VERCEL_ENV),
    // Made to be shown elsewhere: some chats and readers show the picture of a link from its own address.
    {
      source: '/share/:path*',
      headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
    },
    {
      source: '/scenes/:file*',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' }],
    },
  ],
  redirects: async () =>
    ['', '/af'].map((prefix) => ({
      source: `${prefix}/admin/leads/suspects`,
      destination: `${prefix}/admin/leads/spam`,
      permanent: true,
    })),
  // English pages stand at unprefixed addresses; files in public are looked for first.
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
