import { routing } from '@/lib/i18n/routing'
import { prefixed } from '@/lib/i18n/paths'
import { horizontalOverflow, axeViolations } from '../support/axe'
import { content } from '../support/site-content'
import { layoutShift } from '../support/layout-shift'
import { type Page, expect, test } from '../support/test'
import { sample, wideIf } from '../../scope'

const paths = [
  '/',
  '/about',
  '/contact',
  '/blog',
  '/blog/category/faith',
  '/blog/studying-by-distance-as-an-adult-an-honest-week',
  '/privacy-policy',
  '/privacy-request',
  '/landing',
  '/thank-you',
  '/courses',
  '/terms',
  '/biblical-counselling',
  '/biblical-counselling/level-1',
  '/biblical-counselling/level-2',
  '/biblical-counselling/level-3',
  '/payment-notification',
  '/payment-notification?m_payment_id=414defe5-dba8-4f00-82e6-c04724f679f0',
  '/admin/login',
]
/** Pages whose kind `npm test` checks elsewhere. */
const ANOTHER_OF_A_KIND = [
  '/contact',
  '/blog/category/faith',
  '/terms',
  '/biblical-counselling/level-1',
  '/biblical-counselling/level-3',
  '/payment-notification?m_payment_id=414defe5-dba8-4f00-82e6-c04724f679f0',
]
const themes = ['light', 'dark'] as const

const phone = { width: 320, height: 640 }
const desktop = { width: 1280, height: 800 }

/** A page's visible and accessible strings, except posts. */
function strings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const note = (text: string | null | undefined) => {
      const plain = text?.replaceAll(/\s+/g, ' ').trim()
      if (plain) found.add(plain)
    }
    const written =
      '.post, article :is(h1, h2, h3, img, p.line-clamp-3), nav :is(ol, span)[lang], section :is(h3, img)[lang]'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement!
      if (!element.closest(`script, style, noscript, ${written}`)) note(walker.currentNode.textContent)
    }
    for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
      for (const element of document.body.querySelectorAll(`[${name}]`))
        if (!element.closest(written)) note(element.getAttribute(name))
    if (!document.querySelector('.post')) {
      note(document.title)
      note(document.querySelector('meta[name=description]')?.getAttribute('content'))
    }
    return [...found]
  })
}

/** Strings that may match in both languages: names, codes, a few words. */
const same = new Set<string>([
  ...Object.values(content.bank).filter((value) => typeof value === 'string'),
  content.organisation.legalName,
  `${content.organisation.address.city} ${content.organisation.address.postalCode}`,
  ...[...content.testimonials.home, ...content.testimonials.landing].map(({ author }) => author),
  'Facebook',
  'WhatsApp',
  'Instagram',
  'X',
  'YouTube',
  'Blog',
  'Afrikaans',
  '+27 XX XXX XXXX',
])
const sameKinds = [
  // Without letters: numbers, amounts, dates in digits, signs.
  /^\P{L}*$/u,
  /^(\d+ × )?R\s?[\d\s.,]+$/,
  /^\d+ modules?$/,
  // Dates in months of the same name, and initials.
  /^\d{1,2} (April|September|November) \d{4}$/,
  /^[A-Z]{2}$/,
  // The same word in both languages.
  /^\d+ modules\.$/,
  // Codes of modules, payments and banks, and short references of payments.
  /^[A-HJ-NP-Z2-9]{8}$/,
  /^[A-Z]{2,4}\s?\d[\w-]*$/,
  /^[\da-f]{8}-[\da-f-]{27}$/,
  /^[\w.+-]+@[\w.-]+$/,
  /^https?:\/\//,
]

test.beforeEach(({ page }) => page.setViewportSize(desktop))

for (const [index, path] of paths.entries()) {
  test(`${path} is accessible and stable in both languages and themes${wideIf(ANOTHER_OF_A_KIND.includes(path))}`, async ({
    page,
  }) => {
    const stringsOf: Record<string, string[]> = {}
    // `npm test` compares both languages of the home page only; other pages it checks in one.
    const locales = index === 0 ? routing.locales : sample(routing.locales, index)
    for (const [localeIndex, locale] of locales.entries()) {
      for (const theme of sample(themes, (index >> 1) + localeIndex)) {
        await test.step(`${locale}, ${theme}`, async () => {
          const address = prefixed(path, locale)
          const soft = expect.configure({ soft: true, message: `${address}, ${theme}` })
          await page.setViewportSize(theme === 'light' ? desktop : phone)
          await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
          const answer = await page.goto(address)
          soft(answer!.status()).toBe(200)
          const html = page.locator('html')
          await soft(html).toHaveAttribute('lang', locale)
          await soft(html).toHaveAttribute('dir', 'ltr')
          await soft(html).toHaveClass(theme === 'dark' ? /\bdark\b/ : /^((?!\bdark\b).)*$/)
          await soft(page.locator('h1')).toHaveCount(1)
          const { sum, moved } = await layoutShift(page)
          soft(sum, `${address}, ${theme}, moved: ${moved.join('\n')}`).toBeLessThan(0.01)
          soft(await axeViolations(page)).toEqual([])
          stringsOf[locale] ??= await strings(page)
          if (theme === 'light') {
            await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
            for (const size of [desktop, phone]) {
              await page.setViewportSize(size)
              soft(await horizontalOverflow(page), `letters of 200% at ${size.width} px`).toEqual([])
            }
          } else soft(await horizontalOverflow(page)).toEqual([])
        })
      }
    }
    if (locales.length < 2) return
    const both = stringsOf.en!.filter((text) => stringsOf.af!.includes(text))
    expect(stringsOf.en!.length).toBeGreaterThan(5)
    expect(both.filter((text) => !same.has(text) && !sameKinds.some((kind) => kind.test(text)))).toEqual([])
  })
}
