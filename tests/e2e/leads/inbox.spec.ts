import { asServiceRole, expect, signIn, test } from '../support/test'
import { exported } from '../support/export'
import { selectRows, unique } from '../support/data'
import { newEnquiry, storeEnquiries, fillEnquiryForm, sendEnquiry } from '../support/leads'

test('two enquiries of one person are one lead, with both sources and the first details', async ({
  page: visitor,
  other: page,
}) => {
  const first = newEnquiry({ utm_source: 'google', created_at: new Date(Date.now() - 864e5).toISOString() })
  const [id] = await storeEnquiries(first)
  const second = { ...first, surname: `Anders ${unique()}`, phone: '+27821110000' }
  await visitor.goto('/af/landing')
  await fillEnquiryForm(visitor, second)
  await sendEnquiry(visitor)
  expect(await selectRows(`leads?id=eq.${id}`)).toMatchObject([
    {
      id,
      submissions: 2,
      surname: first.surname,
      phone: first.phone,
      traffic_source: 'google',
      language: 'af',
    },
  ])
  // Another browser, which remembers no Afrikaans.
  await signIn(page)
  await page.goto(`/admin/leads/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Naomi ${first.surname}`)
  const sent = page.getByRole('region', { name: '2 enquiries' })
  await expect(sent.getByRole('listitem')).toHaveCount(2)
  await expect(sent).toContainText(second.surname)
  await expect(sent).toContainText('/af/landing')
  // In the lead's language, not the page's.
  const letter = await page.getByRole('link', { name: 'E-mail', exact: true }).getAttribute('href')
  expect(decodeURIComponent(letter!)).toContain('Beste Naomi')
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/${first.phone.slice(1)}\\?text=Goeiedag%20Naomi`),
  )
  await expect(page.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute(
    'href',
    `tel:${first.phone}`,
  )
})

test('the filtered inbox is exported as a CSV file without formula injection', async ({ page }) => {
  const name = unique()
  const people = [
    newEnquiry({ first_name: '=HYPERLINK("https://example.org")', surname: name, phone: '+27829876543' }),
    newEnquiry({ first_name: 'Zoë', surname: `${name}, "Sê" Ŵ ŉ`, phone: '+264811234567', language: 'af' }),
    newEnquiry({ first_name: '@SUM(1)', surname: `${name} lost` }),
  ]
  const ids = await storeEnquiries(...people)
  await asServiceRole(`leads?id=eq.${ids[2]}`, { method: 'PATCH', body: { status: 'lost' } })
  await signIn(page)
  await page.goto(`/af/admin/leads?q=${name}&status=new`)
  const { name: file, bytes, rows: table } = await exported(page, 'Voer uit', 'commas')
  expect(file).toMatch(/^belangstellendes-\d{4}-\d\d-\d\d\.csv$/)
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(table[0]!.slice(0, 7)).toEqual([
    'Voornaam',
    'Van',
    'E-posadres',
    'Telefoon, soos in Suid-Afrika geskakel',
    'Taal',
    'Stel belang in (vlak)',
    'Status',
  ])
  const cells = table.slice(1)
  expect(cells).toHaveLength(2)
  expect(cells.map(([first, surname]) => [first, surname])).toEqual(
    expect.arrayContaining([
      ['\'=HYPERLINK("https://example.org")', name],
      ['Zoë', `${name}, "Sê" Ŵ ŉ`],
    ]),
  )
  expect(cells.map(([, , , phone]) => phone)).toEqual(
    expect.arrayContaining(['082-987-6543', '00-264-81-123-4567']),
  )
  for (const cell of table.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
  const [entry] = await selectRows('privacy_log?kind=eq.leads-exported&order=created_at.desc&limit=1')
  expect(entry).toMatchObject({ actor: process.env.STAFF_EMAIL, rows: 2, detail: 'q=…, status=new' })
})
