/** Bank details: who may change them, what visitors see meanwhile, and the messages to admins. */
import { documents } from '@/lib/content/documents'
import { axeViolations, horizontalOverflow } from '../support/axe'
import {
  FIRST,
  FOURTH,
  SECOND,
  THIRD,
  type Admin,
  become,
  confirm,
  expectEntry,
  expectMails,
  forgetFactor,
  note,
  number,
  old,
  openBank,
  pressPropose,
  proposal,
  propose,
  setUpAsAsked,
  shown,
} from '../support/bank'
import { checkFile, fileOf, forgetContent, imported } from '../support/site-content'
import { expect, makeAccount, test } from '../support/test'

// Each test builds on the one before.
test.describe.configure({ mode: 'serial' })

/** New admins. */
let anna: Admin
let carel: Admin

test.beforeAll(async () => {
  await forgetContent()
  anna = await makeAccount('admin')
  carel = await makeAccount('admin')
})

// Later tests need the password alone and the default content.
test.afterAll(async ({ browser }) => {
  await forgetContent()
  await forgetFactor(browser, old)
})

test('the first details need two-step verification but no second admin, and the input stays', async ({
  page,
}) => {
  await openBank(page, anna)
  await expect(note(page)).toHaveCount(0)
  await propose(page, FIRST)
  await setUpAsAsked(page, anna)
  expect(await shown(page)).toEqual([])
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(number(page)).toHaveValue(FIRST)
  await pressPropose(page)
  await expect(page.getByText('Published. Visitors see it from now on.')).toBeVisible()
  expect(await shown(page)).toEqual([FIRST])
  await expectMails([old, anna, carel], /entered the bank details/, FIRST)
  await expect(note(page)).toContainText(`${anna.email} entered the bank details on`)
})

test('a change waits, and visitors still read the current account', async ({ page }) => {
  await openBank(page, anna)
  await propose(page, SECOND)
  await expect(page.getByText('Proposed. A second administrator must confirm the change')).toBeVisible()
  expect(await shown(page)).toEqual([FIRST])
  await expectMails([old, anna, carel], /wants to change the bank details/, SECOND)
  // The form shows the published account.
  await expect(number(page)).toHaveValue(FIRST)
  await expect(proposal(page).getByRole('definition')).toContainText(new RegExp(`${FIRST}.*${SECOND}`))
  await propose(page, THIRD)
  await expect(page.getByText('A change to the bank details is already waiting.')).toBeVisible()
  await expect(number(page)).toHaveValue(THIRD)

  await become(page, carel)
  await page.goto('/admin/dashboard')
  await expect(note(page)).toContainText(`${anna.email} proposed a change to the bank details on`)
  await note(page).getByRole('link', { name: 'View bank details' }).click()
  await expect(proposal(page)).toBeVisible()
  await expectEntry(page, 'bank-proposed', 'Change to bank details proposed', anna)
  await become(page, await makeAccount('editor'))
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(note(page)).toHaveCount(0)
})

test('neither its proposer nor a new admin can confirm a change', async ({ page }) => {
  await openBank(page, anna)
  await expect(proposal(page)).toContainText('Another administrator must confirm it. You can withdraw it.')
  await expect(proposal(page).locator('summary')).toHaveCount(0)
  await openBank(page, carel)
  await confirm(page)
  await expect(
    page.getByText('You had been an administrator for less than seven days when this was proposed'),
  ).toBeVisible()
  expect(await shown(page)).toEqual([FIRST])
})

test('an admin of long standing confirms it by two-step verification, and visitors see it at once', async ({
  page,
}) => {
  await openBank(page, old)
  await confirm(page)
  await setUpAsAsked(page, old)
  expect(await shown(page)).toEqual([FIRST])
  await confirm(page)
  await expect(proposal(page)).toHaveCount(0)
  expect(await shown(page)).toEqual([SECOND])
  await expect(note(page)).toContainText(`${old.email} confirmed the new bank details on`)
  await expectMails([old, anna, carel], /confirmed the new bank details/, SECOND)
  await expectEntry(page, 'bank-confirmed', 'Change to bank details confirmed', old)
  await become(page, carel)
  await page.goto('/admin/account')
  await expect(note(page)).toContainText(`${old.email} confirmed the new bank details on`)
})

test('a change that nobody else could confirm takes a day, and any admin can cancel it @wide', async ({
  page,
}) => {
  await openBank(page, old)
  await propose(page, THIRD)
  const told = page.getByRole('status').filter({ hasText: 'There is no second administrator' })
  await expect(told).toBeVisible()
  const from = Date.parse((await told.locator('time').getAttribute('datetime'))!)
  expect(Math.abs(from - Date.now() - 24 * 60 * 60 * 1000)).toBeLessThan(60_000)
  expect(await shown(page)).toEqual([SECOND])
  await expectMails([old, anna, carel], /wants to change the bank details/, THIRD)

  await openBank(page, carel)
  await expect(note(page)).toContainText(`${old.email} changed the bank details on`)
  await expect(note(page)).toContainText('If you did not expect this, reject it.')
  await page.locator('summary').filter({ hasText: 'Cancel scheduled version' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByText('It is no longer scheduled.')).toBeVisible()
  await expect(number(page)).toHaveValue(SECOND)
  await expect(note(page)).toContainText(`${carel.email} cancelled the change to the bank details on`)
  await expectMails([old, anna, carel], /cancelled the change to the bank details/, THIRD)
  await expectEntry(page, 'bank-rejected', 'Change to bank details rejected', carel)
  expect(await shown(page)).toEqual([SECOND])
})

test('a former version or an imported file only proposes another account @wide', async ({ page }) => {
  await openBank(page, anna)
  await page.getByRole('link', { name: 'History' }).click()
  await page
    .getByRole('link', { name: /^Restore/ })
    .last()
    .click()
  await expect(number(page)).toHaveValue(FIRST)
  await pressPropose(page)
  await expect(page.getByText('Proposed. A second administrator must confirm the change')).toBeVisible()
  expect(await shown(page)).toEqual([SECOND])
  await proposal(page).getByRole('button', { name: 'Withdraw' }).click()
  await expect(proposal(page)).toHaveCount(0)

  await checkFile(page, fileOf({ bank: { ...documents.bank.defaults, accountNumber: FOURTH } }))
  await page.getByRole('button', { name: /^Import .* as a draft$/ }).click()
  await page
    .locator('summary')
    .filter({ hasText: /^Publish/ })
    .click()
  await page.getByRole('button', { name: 'Yes, publish now' }).click()
  await expect(imported(page, 'Bank details')).toContainText('A second administrator must confirm it.')
  expect(await shown(page)).toEqual([SECOND])
  await openBank(page, carel)
  await expect(proposal(page)).toContainText(FOURTH)
  await proposal(page).getByRole('button', { name: 'Reject' }).click()
  await expect(proposal(page)).toHaveCount(0)
  await expect(note(page)).toContainText(`${carel.email} rejected the new bank details on`)
  expect(await shown(page)).toEqual([SECOND])
})

test('the notice fits every screen in both languages and themes @wide', async ({ page }) => {
  const looksRight = async (english: string, afrikaans: string) => {
    for (const [path, words, themes] of [
      ['/admin/account', english, ['light', 'dark', 'light']],
      ['/af/admin/account', afrikaans, ['dark', 'light', 'dark']],
    ] as const) {
      for (const [index, width] of [360, 768, 1280].entries()) {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme: themes[index]!, reducedMotion: 'reduce' })
        await page.goto(path)
        await expect(page.getByText(words)).toBeVisible()
        expect.soft(await horizontalOverflow(page), `${path} ${width}`).toEqual([])
        expect.soft(await axeViolations(page), `${path} ${width}`).toEqual([])
      }
    }
  }
  await become(page, anna)
  await looksRight('rejected the new bank details on', 'die nuwe bankbesonderhede afgekeur')
  await openBank(page, anna)
  await propose(page, THIRD)
  await expect(proposal(page)).toBeVisible()
  await looksRight('If you did not expect this, reject it.', 'As jy dit nie verwag het nie, keur dit af.')
})
