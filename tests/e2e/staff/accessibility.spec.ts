/** Every kind of staff page with content: axe in both languages and themes, wide and on the narrowest phone. */
import { prefixed } from '@/lib/i18n/paths'
import { routing } from '@/lib/i18n/routing'
import { full, sample } from '../../scope'
import { axeViolations, horizontalOverflow } from '../support/axe'
import { newPhone } from '../support/data'
import { storeSending, storeSubscriber } from '../support/issues'
import { newEnquiry, storeEnquiries } from '../support/leads'
import { revalidateAfterAll, test } from '../support/posts'
import { type Page, asServiceRole, expect, signIn, site } from '../support/test'

if (full) test.setTimeout(900_000)
test.afterAll(revalidateAfterAll)

const SCREENS = [
  [1280, 'light'],
  [320, 'dark'],
  [1280, 'dark'],
  [320, 'light'],
] as const

/** Submits an unfilled form, so that the page shows errors. */
async function sendEmpty(page: Page) {
  await page
    .getByRole('button', { name: /^(Change password|Verander wagwoord|E-mail me a reset|Stuur vir my)/ })
    .or(page.getByRole('button', { name: /^(Set new password|Stoor nuwe|Save lead|Stoor belang)/ }))
    .click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
}

async function beginPost(page: Page) {
  await page.getByRole('button', { name: /^(New Post|Nuwe artikel)$/ }).click()
  await expect(page.locator('textarea')).not.toHaveCount(0)
}

async function openSteps(page: Page) {
  for (const summary of await page.locator('main summary').all()) await summary.click()
}

/** Controls less than 44 px high, too small for a finger. A checkbox counts with its label. */
const tooSmall = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, select, summary, input:not([type=hidden]))')]
      .filter((element) => {
        const target = element.closest('label') ?? element
        return element.checkVisibility() && target.getBoundingClientRect().height < 44
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  )

/** Checks pages: in the full run on every screen in every language, otherwise once each. */
async function expectAccessible(
  page: Page,
  pages: readonly (readonly [path: string, prepare?: (page: Page) => Promise<void>])[],
) {
  for (const [index, [path, prepare]] of pages.entries())
    for (const locale of sample(routing.locales, index)) {
      const address = prefixed(path, locale)
      // Otherwise the browser would remember the last page's language.
      await page.context().addCookies([{ name: 'i18next', value: locale, url: site }])
      for (const [width, colorScheme] of sample(SCREENS, index >> 1)) {
        const soft = expect.configure({ soft: true, message: `${address}, ${colorScheme}, ${width}` })
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.goto(address)
        await soft(page.locator('h1')).toHaveCount(1)
        await prepare?.(page)
        soft(await axeViolations(page)).toEqual([])
        await page.setViewportSize({ width: 320, height: 640 })
        soft(await horizontalOverflow(page)).toEqual([])
        if (/^\/admin\/(?:dashboard|leads(?!\/(?:new|import))|privacy)/.test(path))
          soft(await tooSmall(page)).toEqual([])
      }
    }
}

test('staff pages are accessible and fit a phone', async ({ page, store }) => {
  const person = newEnquiry({
    first_name: 'Anneliese-Margaretha',
    surname: 'Esterhuizen-Oosthuizenvanwyksvlei',
    referrer: `https://example.com/${'x'.repeat(200)}`,
    phone: newPhone(),
  })
  const [id] = await storeEnquiries(person, person, newEnquiry({ phone: person.phone }))
  await asServiceRole('lead_events', { method: 'POST', body: { lead_id: id, note: 'x'.repeat(300) } })
  await asServiceRole(`leads?id=eq.${id}`, { method: 'PATCH', body: { follow_up_on: '2026-01-01' } })
  await asServiceRole('landing_form_submissions', {
    method: 'POST',
    body: newEnquiry({ spam_reason: 'trap' }),
  })
  await asServiceRole('landing_form_submissions', { method: 'POST', body: newEnquiry({ held: true }) })
  const issue = await storeSending(await storeSubscriber())
  await store({ title: 'L'.repeat(90), status: 'draft' })
  await store({ deleted_at: new Date().toISOString() })
  await signIn(page, undefined, '/admin/staff')
  await page.getByRole('link', { name: process.env.STAFF_EMAIL! }).click()
  await expect(page).toHaveURL(/\/admin\/staff\/./)
  const { pathname: member } = new URL(page.url())
  await expectAccessible(page, [
    ['/admin/dashboard'],
    ['/admin/leads'],
    ['/admin/leads?q=nobody-at-all'],
    ['/admin/leads?campaign=none-such&from=2026-01-01'],
    [`/admin/leads/${id}`],
    ['/admin/leads/spam'],
    ['/admin/leads/held'],
    ['/admin/leads/new', sendEmpty],
    ['/admin/leads/import'],
    ['/admin/payments/owed'],
    ['/admin/payments/owed?remind=all'],
    ['/admin/books'],
    ['/admin/report'],
    ['/admin/privacy'],
    ['/admin/newsletter'],
    ['/admin/newsletter/subscribers', openSteps],
    [`/admin/newsletter/${issue}`, openSteps],
    ['/admin/audit'],
    ['/admin/system'],
    ['/admin/staff'],
    [member],
    ['/admin/site/checklist'],
    ['/admin/site/import'],
    ['/admin/media'],
    ['/admin/account', sendEmpty],
    ['/blog/admin'],
    ['/blog/admin', beginPost],
    ['/blog/admin?view=bin'],
  ])
  await asServiceRole('landing_form_submissions?held=is.true', { method: 'DELETE' })
})

test('so are the pages for signed-out staff', ({ page }) =>
  expectAccessible(page, [
    ['/admin/forgot-password', sendEmpty],
    ['/admin/new-password?token_hash=x', sendEmpty],
    ['/admin/invitation'],
  ]))
