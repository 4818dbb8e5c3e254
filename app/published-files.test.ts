import { completeDocuments } from '@/lib/content/documents'
import { env } from '@/lib/env'
import { contentServer } from '@/tests/content-server'
import { readPdf } from '@/tests/read-pdf'
import * as brochures from './brochures/[file]/route'
import * as llms from './llms.txt/route'
import manifest from './manifest'
import * as pictures from './share/[language]/[...page]/route'

// Generating a brochure and pictures can exceed the default timeout on a busy machine.
jest.setTimeout(30_000)

const defaults = completeDocuments({})
const { organisation, fees, brochure, 'level-2': level } = defaults
const request = new Request('http://localhost/')
const askBrochure = (file: string) => brochures.GET(request, { params: Promise.resolve({ file }) })
const askPicture = (language: string, ...page: string[]) =>
  pictures.GET(request, { params: Promise.resolve({ language, page }) })

let server: Awaited<ReturnType<typeof contentServer>>

beforeAll(async () => {
  server = await contentServer()
})
afterAll(() => server.close())
beforeEach(() => server.publish({}))

describe('while the database has never answered', () => {
  beforeEach(() => {
    jest.replaceProperty(env, 'SUPABASE_URL', 'http://127.0.0.1:9')
    jest.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => jest.restoreAllMocks())

  test.each([
    ['llms.txt', () => llms.GET()],
    ['a brochure', () => askBrochure('bybelse-berading-2025-af.pdf')],
    ['a picture', () => askPicture('en', 'home.png')],
  ])('%s answers 503 with a retry time, uncached', async (_, ask) => {
    const answer = await ask()
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('120')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('sample content is never published, even by the build', async () => {
    await expect(manifest()).rejects.toThrow()
    await expect(brochures.generateStaticParams()).rejects.toThrow()
    await expect(pictures.generateStaticParams()).rejects.toThrow()
  })
})

describe('with a database', () => {
  beforeEach(() => jest.replaceProperty(env, 'SUPABASE_URL', server.url))
  afterEach(() => jest.restoreAllMocks())

  test('the next request for a file has the published content', async () => {
    expect(await (await llms.GET()).text()).toContain('deposit R2 500, then R1 980 a month for 12 months')
    const name = { en: 'The Vineyard School', af: 'Die Wingerdskool' }
    server.publish({ organisation: { ...organisation, name }, fees: { ...fees, deposit: 4000 } })
    const text = await (await llms.GET()).text()
    expect(text).toMatch(/^# The Vineyard School\n/)
    expect(text).toContain('deposit R4 000')
    expect(await manifest()).toMatchObject({ name: name.en, name_localized: { af: name.af } })
  })

  test('files use the last known content while the database is down', async () => {
    server.publish({ fees: { ...fees, deposit: 4321 } })
    await llms.GET()
    jest.replaceProperty(env, 'SUPABASE_URL', 'http://127.0.0.1:9')
    jest.spyOn(console, 'error').mockImplementation(() => {})
    expect(await (await llms.GET()).text()).toContain('deposit R4 321')
  })

  test('a brochure is served at its name, in its language', async () => {
    const answer = await askBrochure('bybelse-berading-2025-af.pdf')
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-language': 'af',
    })
    const { info } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
    expect(info.Title).toBe('Bybelse Berading: kursusse 2025')
  })

  test('a name with another year redirects permanently to the current brochure', async () => {
    server.publish({ brochure: { year: 2027 } })
    for (const year of [2025, 2026, 2028]) {
      const answer = await askBrochure(`biblical-counselling-${year}-en.pdf`)
      expect([answer.status, answer.headers.get('location')]).toEqual([
        308,
        'http://localhost:3000/brochures/biblical-counselling-2027-en.pdf',
      ])
    }
    expect(await brochures.generateStaticParams()).toEqual([
      { file: 'bybelse-berading-2027-af.pdf' },
      { file: 'biblical-counselling-2027-en.pdf' },
    ])
  })

  test('an uploaded brochure replaces the generated one', async () => {
    const ownEn = '/brochures/own/biblical-counselling-2025-en.pdf'
    server.publish({ brochure: { ...brochure, ownEn } })
    const answer = await askBrochure('biblical-counselling-2025-en.pdf')
    expect([answer.status, answer.headers.get('location')]).toEqual([308, `http://localhost:3000${ownEn}`])
    expect(await brochures.generateStaticParams()).toEqual([{ file: 'bybelse-berading-2025-af.pdf' }])
  })

  test.each([
    'bybelse-berading-2025-en.pdf',
    'biblical-counselling-25-en.pdf',
    'biblical-counselling--en.pdf',
    'biblical-counselling-2025-en.pdf.exe',
    'other.pdf',
  ])('there is no brochure %s', async (file) => {
    expect((await askBrochure(file)).status).toBe(404)
  })

  test('a level’s picture moves with its page, and its former address redirects', async () => {
    server.publish({ 'level-2': { ...level, slug: 'grief-and-crisis' } }, { 'level-2': 'grief-and-crisis' })
    const answer = await askPicture('af', 'biblical-counselling', 'grief-and-crisis.png')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    const former = await askPicture('af', 'biblical-counselling', 'level-2.png')
    expect([former.status, former.headers.get('location')]).toEqual([
      308,
      `${env.SITE_URL}/share/af/biblical-counselling/grief-and-crisis.png`,
    ])
    expect((await askPicture('af', 'biblical-counselling', 'level-9.png')).status).toBe(404)
    expect(await pictures.generateStaticParams()).toContainEqual({
      language: 'en',
      page: ['biblical-counselling', 'grief-and-crisis.png'],
    })
  })

  test.each([
    ['de', 'home.png'],
    ['en', 'home'],
    ['en', 'nothing.png'],
    ['en', 'constructor.png'],
  ])('there is no picture %s/%s', async (language, page) => {
    expect((await askPicture(language, page)).status).toBe(404)
  })
})
