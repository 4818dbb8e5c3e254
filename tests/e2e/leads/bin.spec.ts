import { newEnquiry, storeEnquiries } from '../support/leads'
import { selectRows } from '../support/data'
import { askForPayment } from '../support/payments'
import { expect, makeAccount, signIn, test } from '../support/test'
import { wideIf } from '../../scope'

for (const [prefix, move, confirm, binned, restore, kept] of [
  [
    '',
    'Move to the bin',
    'Yes, move it to the bin',
    /^In the bin since /,
    'Restore',
    /^This lead is enrolled/,
  ],
  [
    '/af',
    'Skuif na die asblik',
    'Ja, skuif dit na die asblik',
    /^In die asblik sedert /,
    'Herstel',
    /ingeskryf/,
  ],
] as const)
  test(`the office moves a lead to the bin and back: ${prefix || 'English'}${wideIf(prefix === '')}`, async ({
    page,
  }) => {
    const [person, payer] = [newEnquiry(), newEnquiry()]
    const [lead, paying] = await storeEnquiries(person, payer)
    await askForPayment({ lead_id: paying })
    await signIn(page, await makeAccount('office'), `${prefix}/admin/leads/${lead}`)
    const put = async () => {
      await page.locator('summary').filter({ hasText: move }).click()
      await page.getByRole('button', { name: confirm }).click()
    }
    await put()
    await expect(page.getByText(binned)).toBeVisible()
    const main = page.getByRole('main')
    await page.goto(`${prefix}/admin/leads?q=${encodeURIComponent(person.surname)}`)
    await expect(main.getByRole('link', { name: person.surname })).toHaveCount(0)
    await page.goto(`${prefix}/admin/leads?status=bin`)
    await main.getByRole('link', { name: person.surname }).click()
    await page.getByRole('button', { name: restore, exact: true }).click()
    await expect(page.getByText(binned)).toHaveCount(0)
    await expect(page.locator('summary').filter({ hasText: move })).toBeVisible()
    expect((await selectRows(`leads?id=eq.${lead}`))[0]).toMatchObject({ status: 'new', binned_at: null })

    await page.goto(`${prefix}/admin/leads/${paying}`)
    await put()
    await expect(page.getByText(kept)).toBeVisible()
    expect((await selectRows(`leads?id=eq.${paying}`))[0]!.binned_at).toBeNull()
  })
