import { readdirSync } from 'node:fs'
import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'

/**
 * Imports go one way: app -> components -> lib, within lib in the order below, and within a domain actions -> queries
 * -> lib/supabase. A folder of lib may import only folders listed before it, so no cycle can arise.
 */
const libOrder = [
  'provider job-keys env-schema env next log images routes retention browser-drafts address-query lead-fields forms',
  'limit memoise money fonts',
  'i18n result dates action settle content scenes supabase reading site http table markdown pdf',
  'brochure receipts mail staff media outbox system privacy leads payments students posts',
  'newsletter site-content staff-menu today report books commands seo feeds share',
].flatMap((line) => line.split(' '))

const unordered = readdirSync(new URL('lib', import.meta.url))
  .map((name) => name.split('.')[0])
  .filter((name) => !libOrder.includes(name))
if (unordered.length > 0)
  throw new Error(`Add ${unordered.join(', ')} to the order of lib in eslint.config.mjs.`)

/** Folders without data access. */
const withoutData = ['content', 'i18n', 'http', 'seo', 'markdown', 'next', 'scenes', 'pdf']

const forbid = (files, patterns) => ({
  files,
  ignores: ['**/*.test.{ts,tsx}'],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})

const vendor = {
  group: ['@supabase/*'],
  message: 'Only lib/supabase knows the vendor. Call the queries.ts or actions.ts of the domain.',
}
const clients = {
  group: [
    '@/lib/supabase/*',
    ...['columns', 'database.types', 'errors', 'timeout'].map((pure) => `!@/lib/supabase/${pure}`),
  ],
  message: 'Read data in a queries.ts and change it in an actions.ts of lib/<domain>, and import those.',
}
const views = {
  group: ['@/app/*', '@/components/*'],
  message: 'lib imports no view. Move the shared part down into lib, or the caller up into components.',
}
const pages = {
  group: ['@/app/*'],
  message: 'Components import no page. Pass what they need as props.',
}
const otherFolders = {
  group: ['../../*'],
  message: 'Import another folder by its name: @/components/… or @/lib/….',
}
const staffViews = {
  group: [
    './admin/**',
    ...['*/admin', 'content', 'mail', 'media', 'students', 'system'].map(
      (folder) => `@/components/${folder}/**`,
    ),
  ],
  message:
    'Only staff see this: the stylesheet of the pages for visitors leaves its classes out (app/globals.css).',
}
const gateways = {
  group: ['**/gateways/*/**'],
  message:
    'The site knows a payment gateway by lib/payments/gateways/gateway.ts alone; import that, or current.ts.',
}
const actions = {
  group: ['**/actions', '**/*-actions'],
  message: 'Actions use queries, never the reverse.',
}
const data = {
  group: ['**/queries', '**/*-queries', '**/actions', '**/*-actions'],
  message: 'This folder reads and changes no data. Pass it what it needs as arguments.',
}

/** Folders of lib that a folder must not import, because they come later in the order. */
function laterThan(folder) {
  const later = libOrder.slice(libOrder.indexOf(folder) + 1)
  const message = `lib/${folder} stands before this folder in the order of eslint.config.mjs. Move the shared part down, or the caller up.`
  return { group: later.flatMap((name) => [`@/lib/${name}`, `@/lib/${name}/*`]), message }
}

function libRules(folder) {
  const files = [`lib/${folder}/**`, `lib/${folder}.ts`]
  const order = folder === libOrder.at(-1) ? [] : [laterThan(folder)]
  if (folder === 'supabase') return [forbid(files, [views, ...order])]
  const always = [vendor, views, gateways, ...order]
  return [
    forbid(files, [...always, clients, ...(withoutData.includes(folder) ? [data] : [])]),
    forbid([`lib/${folder}/**/{queries,*-queries}.ts`], [...always, actions]),
    forbid([`lib/${folder}/**/{actions,*-actions}.{ts,tsx}`], always),
  ]
}

const config = [
  {
    ignores: [
      '.next*/**',
      '.local*/**',
      'next-env.d.ts',
      'test-results/**',
      'lib/supabase/database.types.ts',
    ],
  },
  ...nextVitals,
  ...nextTypescript,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // Pictures in posts may be on any host, which next/image must not fetch; they load lazily in a reserved space.
      '@next/next/no-img-element': 'off',
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'The environment is read once, in lib/env.ts.' },
        { object: 'z', property: 'uuid', message: 'Ids are what the database takes for a uuid: z.guid().' },
      ],
    },
  },
  {
    // Client components, which run in a browser, have no other log.
    files: ['app/**', 'components/**', 'lib/**'],
    ignores: ['components/site/{error-view,share-button}.tsx', 'lib/log/**', '**/*.test.{ts,tsx}'],
    rules: { 'no-console': 'error' },
  },
  {
    // TypeScript finds names that are not defined in the other files. Functions for the browser name its globals.
    files: ['**/*.mjs'],
    languageOptions: {
      globals: Object.fromEntries(Object.getOwnPropertyNames(globalThis).map((name) => [name, 'readonly'])),
    },
    rules: { 'no-undef': 'error' },
  },
  {
    // The bundler includes every file that matches the call's pattern.
    files: ['lib/i18n/translator.ts'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  forbid(['*.ts'], [gateways]),
  forbid(['app/**'], [vendor, clients, gateways]),
  forbid(
    [
      'app/*.tsx',
      'app/*/*.tsx',
      'app/*/{(site),landing,pay}/**',
      'app/*/admin/*',
      'app/*/admin/(sign-in)/**',
    ],
    [vendor, clients, gateways, staffViews],
  ),
  forbid(['components/**'], [vendor, clients, gateways, pages, otherFolders]),
  forbid(
    ['components/{courses,leads,newsletter,payments,posts,privacy,staff,ui}/*', 'components/site/**'],
    [vendor, clients, gateways, pages, otherFolders, staffViews],
  ),
  ...libOrder.flatMap(libRules),
  forbid(['lib/payments/gateways/**'], [vendor, clients, views, data, laterThan('payments')]),
  {
    files: [
      'lib/env.ts',
      'instrumentation.ts',
      '*.config.ts',
      '*.mjs',
      'scripts/**',
      'tests/**',
      '**/*.test.{ts,tsx}',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
]

export default config
