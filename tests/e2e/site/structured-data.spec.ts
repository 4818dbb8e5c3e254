import { routing } from '@/lib/i18n/routing'
import { formatRand } from '@/lib/content/documents/fees'
import { questionsOf } from '@/lib/content/documents/questions'
import { plainSpaces } from '@/lib/i18n/formats'
import { localePath } from '@/lib/i18n/paths'
import { content } from '../support/site-content'
import { absolute } from '../support/crawl/indexable'
import { jsonLdNode, readPageHead } from '../support/crawl/page-head'
import { test } from '../support/posts'
import { expect } from '../support/test'

const { fees, levels, organisation, questions } = content

test.beforeEach(({ page }) => page.goto('/robots.txt').then(() => undefined))

test('the structured data of the provider matches the page', async ({ page }) => {
  const head = await readPageHead(page, '/contact')
  const provider = jsonLdNode(head, 'EducationalOrganization')
  expect(provider).toMatchObject({
    legalName: organisation.legalName,
    email: organisation.email,
    telephone: organisation.phone.e164,
    sameAs: Object.values(organisation.social),
    address: { addressLocality: 'Paarl', addressCountry: 'ZA' },
  })
  expect(head.text).toContain(organisation.email)
  const logo = provider.logo as { url: string }
  expect((await fetch(logo.url)).status).toBe(200)
})

test('the structured data of the courses links to their pages and has their fees @wide', async ({ page }) => {
  for (const locale of routing.locales) {
    const list = jsonLdNode(await readPageHead(page, localePath('/courses', locale)), 'ItemList')
    const items = list.itemListElement as { position: number; name: string; url: string }[]
    expect(items.map(({ url }) => url)).toEqual(levels.map(({ path }) => absolute(localePath(path, locale))))
    for (const [index, level] of levels.entries()) {
      const head = await readPageHead(page, localePath(level.path, locale))
      const course = jsonLdNode(head, 'Course')
      expect(course).toMatchObject({
        name: items[index]!.name,
        description: plainSpaces(level.summary[locale]),
        provider: { name: organisation.name[locale] },
        inLanguage: ['en', 'af'],
        timeRequired: `P${level.durationYears}Y`,
        educationalCredentialAwarded: { name: plainSpaces(level.award[locale]) },
        offers: {
          category: 'Paid',
          price: fees.total[level.number],
          priceCurrency: 'ZAR',
          priceSpecification: { priceComponent: [{ price: fees.deposit }, { price: fees.monthlyFee }] },
        },
        hasCourseInstance: {
          courseMode: 'Online',
          courseSchedule: { repeatFrequency: 'Yearly', repeatCount: level.durationYears },
        },
      })
      const { text } = head
      for (const amount of [fees.total[level.number], fees.deposit, fees.monthlyFee])
        expect(text).toContain(plainSpaces(formatRand(amount)))
      const sections = course.syllabusSections as { identifier: string; name: string }[]
      expect(sections).toHaveLength(level.modules.length)
      for (const { identifier, name } of sections) {
        expect(text).toContain(identifier)
        expect(text).toContain(name)
      }
    }
  }
})

test('the structured data of the questions matches the home page', async ({ page }) => {
  for (const locale of routing.locales) {
    const head = await readPageHead(page, localePath('/', locale))
    const asked = jsonLdNode(head, 'FAQPage').mainEntity as {
      name: string
      acceptedAnswer: { text: string }
    }[]
    expect(asked.map(({ name }) => name)).toEqual(
      questionsOf(questions, 'home').map(({ question }) => plainSpaces(question[locale])),
    )
    for (const { name, acceptedAnswer } of asked) {
      expect(head.text).toContain(name.replaceAll(/\s+/g, ' '))
      expect(head.text).toContain(acceptedAnswer.text.replaceAll(/\s+/g, ' '))
    }
  }
})
