import nextJest from 'next/jest.js'

// next/jest reads next.config.ts, which requires a complete environment; nothing answers at this address.
process.env.SUPABASE_URL ||= 'http://127.0.0.1:9'
process.env.SUPABASE_PUBLISHABLE_KEY ||= 'sb_publishable_of_the_unit_tests'
process.env.JOB_SECRET ||= 'a'.repeat(43)

const { transform, ...next } = await nextJest({ dir: './' })({
  // Jest reads every file below them before it runs a test; the rest are packages and builds of the site.
  roots: ['app', 'components', 'lib', 'messages', 'scripts', 'tests'].map((folder) => `<rootDir>/${folder}`),
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // The other file of the package, for where the bundler does not set the server condition, throws.
    '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
    '^estree-walker$': '<rootDir>/node_modules/estree-walker/src/index.js',
    '^unpdf/pdfjs$': '<rootDir>/node_modules/unpdf/dist/pdfjs.mjs',
  },
})()
const [[files, [, settings]]] = Object.entries(transform)

/** next/jest does not transform packages; many of this field are ES modules, which jest must transform. */
const project = (options) => ({
  ...next,
  ...options,
  testPathIgnorePatterns: [...next.testPathIgnorePatterns, ...(options.testPathIgnorePatterns ?? [])],
  transform: { [files]: ['<rootDir>/tests/transform.mjs', settings] },
  transformIgnorePatterns: ['^.+\\.module\\.(css|sass|scss)$'],
})

const databaseProject = (displayName, tests) =>
  project({
    displayName,
    testEnvironment: 'node',
    ...tests,
    globalSetup: '<rootDir>/tests/db/start.mjs',
    globalTeardown: '<rootDir>/tests/db/stop.mjs',
  })

const config = {
  // In milliseconds, for database tests, which share one backend, possibly on a slow machine. tests/setup.ts has the
  // limit of the others.
  testTimeout: 60_000,
  projects: [
    project({
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{app,components,lib,messages,scripts,tests/hosted}/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
    }),
    databaseProject('db', {
      testMatch: ['<rootDir>/tests/db/**/*.test.ts'],
      testPathIgnorePatterns: ['<rootDir>/tests/db/embedded/'],
    }),
    // PGlite's data folder, which a PostgreSQL server lacks (scripts/test-postgres.mjs).
    databaseProject('embedded', { testMatch: ['<rootDir>/tests/db/embedded/*.test.ts'] }),
  ],
}

export default config
