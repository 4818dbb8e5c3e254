/** Importing leads from a file. */
import { parse } from 'csv-parse/sync'
import { newEmail, newPhone, selectRows, unique } from '../support/data'
import { NETWORK_ERRORS, cutOff, newEnquiry, storeEnquiries } from '../support/leads'
import { type Page, expect, signIn, test } from '../support/test'

const IMPORT = '/admin/leads/import'

/** A file in Windows-1252, as Excel saves it in South Africa. */
const excelFile = (rows: readonly (readonly string[])[]) => ({
  name: 'leads.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.map((row) => row.join(';')).join('\r\n'), 'latin1'),
})

const stored = (surname: string) =>
  selectRows(`landing_form_submissions?surname=eq.${encodeURIComponent(surname)}&order=first_name`)

const choose = (page: Page, file: Parameters<ReturnType<Page['getByLabel']>['setInputFiles']>[0]) =>
  page.getByLabel('Excel or CSV file').setInputFiles(file)

test('a file is checked and imported once, and its refused rows are handed back', async ({
  page,
  allowError,
}) => {
  const surname = `Lêer ${unique()}`
  const known = newEnquiry({ surname: `Bekend ${unique()}` })
  const [lead] = await storeEnquiries(known)
  const [email, phone] = [newEmail(), newPhone()]
  await signIn(page, undefined, IMPORT)
  await choose(
    page,
    excelFile([
      ['Voornaam', 'Van', 'E-pos', 'Selfoon', 'Skoen', 'Boodskap'],
      ['Zoë', surname, email, phone.replace('+27', '0'), '7', '=HYPERLINK("https://example.org")'],
      ['Anna', surname, known.email, '', '5', ''],
      ['Ben', surname, '', known.phone.slice(3), '9', ''],
      ['Cor', surname, 'cor at example.org', '12', '', ''],
      ['Dirk', '', newEmail(), '', '', ''],
    ]),
  )
  // With the keyboard alone from here.
  const check = page.getByRole('button', { name: 'Check file' })
  await check.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Choose how these people contacted us.')).toBeVisible()
  await expect(page.getByLabel('How these people contacted us')).toBeFocused()
  await page.keyboard.type('Ev')
  await check.focus()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'What the import will do' })).toBeFocused()
  await expect(
    page.getByText('3 rows will be imported: 2 new leads, 1 enquiry of a known person. 2 rows are refused.'),
  ).toBeVisible()
  const refused = page.getByRole('table', { name: 'Refused (2)' })
  await expect(refused.getByRole('row').nth(1)).toContainText('5')
  await expect(refused.getByRole('row').nth(1)).toContainText('Enter a valid e-mail')
  await expect(refused.getByRole('row').nth(1)).toContainText('Enter a valid phone')
  await expect(refused.getByRole('row').nth(2)).toContainText('Please fill in “Surname”.')
  const taken = page.getByRole('table', { name: 'To be imported (3)' })
  await expect(taken.getByRole('row').nth(1)).toContainText(`Zoë ${surname}`)
  await expect(taken.getByRole('row').nth(2)).toContainText('Known person')
  await expect(taken.getByRole('link', { name: 'View lead: line 3' })).toHaveAttribute(
    'href',
    `/admin/leads/${lead}`,
  )
  await expect(taken.getByRole('row').nth(3)).toContainText('with a phone number that is known')

  // Leads have no shoe size; choosing a column requires another check.
  await page.getByLabel('Skoen').selectOption('Interested in (level)')
  await expect(page.getByText('You changed the file or a choice.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Import 3 leads' })).toHaveCount(0)
  await page.getByLabel('Skoen').selectOption('Leave out')
  await check.focus()
  await page.keyboard.press('Enter')
  const button = page.getByRole('button', { name: 'Import 3 leads' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Tick the box below the list/)).toBeVisible()
  await expect(page.getByLabel('These people asked us')).toBeFocused()
  expect(await stored(surname)).toEqual([])

  // The connection fails, then two presses: nothing is lost or duplicated.
  await page.keyboard.press('Space')
  allowError(NETWORK_ERRORS)
  allowError(/leads\/import/)
  const mend = await cutOff(page)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^The server did not answer/)).toBeVisible()
  await mend()
  await button.evaluate((element: HTMLButtonElement) => {
    element.form!.requestSubmit(element)
    element.form!.requestSubmit(element)
  })
  await expect(page.getByText('Import complete')).toBeVisible()
  await expect(page.getByText('2 new leads, 1 enquiry of a known person.')).toBeVisible()
  expect(await stored(surname)).toMatchObject([
    { first_name: 'Anna', lead_id: lead, source: 'import', channel: 'event', language: 'en' },
    { first_name: 'Ben', email: null, phone: known.phone, interest: null },
    { first_name: 'Zoë', email, phone, message: '=HYPERLINK("https://example.org")' },
  ])

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the refused rows' }).press('Enter'),
  ])
  expect(download.suggestedFilename()).toBe('refused-leads.csv')
  const bytes = Buffer.concat(await (await download.createReadStream()).toArray())
  const table: string[][] = parse(bytes, { bom: true })
  expect(table.map((row) => row.slice(0, 3))).toMatchObject([
    ['Line', 'Reason', 'Voornaam'],
    ['5', expect.stringContaining('Enter a valid e-mail address'), 'Cor'],
    ['6', 'Please fill in “Surname”.', 'Dirk'],
  ])
  await page.getByRole('link', { name: 'View leads' }).click()
  await expect(page.getByRole('link', { name: `Zoë ${surname}` })).toBeVisible()
})
