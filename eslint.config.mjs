import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'

/** One direction: app -> components -> lib, and in lib actions -> queries -> supabase. */
const forbid = (files, patterns, ignores = []) => ({
  files,
  ignores: ['**/*.test.{ts,tsx}', ...ignores],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})

const vendor = {
  group: ['@supabase/*'],
  message: 'Only lib/supabase knows the vendor. Ask a queries.ts or actions.ts of the domain.',
}
const clients = {
  group: ['@/lib/supabase/*', '!@/lib/supabase/database.types'],
  message: 'Data is read in a queries.ts and changed in an actions.ts; import those.',
}
const upwards = {
  group: ['@/app/*', '@/components/*'],
  message: 'lib knows no view. Move the shared part down into lib, or the caller up into components.',
}
const pages = { group: ['@/app/*'], message: 'Components know no page. Pass what they need as props.' }
const relativeRooms = {
  group: ['../../*'],
  message: 'Reach another room by its name: @/components/… or @/lib/….',
}

const config = [
  {
    ignores: [
      '.next*/**',
      '.local*/**',
      'next-env.d.ts',
      'public/theme.js',
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
      // /theme.js must run before the page is painted: it sets the colours.
      '@next/next/no-sync-scripts': 'off',
      // Pictures in posts may lie on any host, which next/image must not fetch; they load lazily in a fixed space.
      '@next/next/no-img-element': 'off',
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'The environment is read once, in lib/env.ts.' },
      ],
    },
  },
  forbid(['app/**'], [vendor, clients]),
  forbid(['components/**'], [vendor, clients, pages, relativeRooms]),
  forbid(['lib/**'], [vendor, upwards], ['lib/supabase/**']),
  forbid(['lib/supabase/**'], [upwards]),
  forbid(
    ['lib/{content,i18n,http,seo,markdown}/**'],
    [
      vendor,
      upwards,
      { group: ['**/actions', '**/queries'], message: 'This room reads and changes no data.' },
    ],
    ['lib/http/gate.ts'],
  ),
  {
    files: ['lib/*/queries.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            vendor,
            upwards,
            { group: ['**/actions'], message: 'Actions use queries, never the reverse.' },
          ],
        },
      ],
    },
  },
  {
    files: ['lib/env.ts', '*.config.ts', '*.mjs', 'scripts/**', 'tests/**', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-properties': 'off' },
  },
]

export default config
