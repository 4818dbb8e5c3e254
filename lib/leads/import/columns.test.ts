import { translator } from '@/lib/i18n/translator'
import { HEADINGS_FIELD, columnField } from '@/lib/table/read/form'
import { chosenColumns, lackingColumns } from './columns'

const recognise = (...headings: string[]) => chosenColumns(headings, new FormData())
const fields = (...headings: string[]) => recognise(...headings).map(({ field }) => field)

test('headings are recognised in English and Afrikaans, in any spelling', () => {
  expect(
    fields(
      'FIRST NAME',
      'Surname',
      'E-Mail',
      'Cell no.',
      'Cell number',
      'Language',
      'Level',
      'Date',
      'Notes',
    ),
  ).toEqual(['firstName', 'surname', 'email', null, 'phone', 'language', 'interest', 'receivedOn', 'message'])
  expect(fields('voornaam', ' Van ', 'E-pos', 'Selfoon', 'Taal', 'Vlak', 'Datum', 'Boodskap')).toEqual([
    'firstName',
    'surname',
    'email',
    'phone',
    'language',
    'interest',
    'receivedOn',
    'message',
  ])
})

test('a name beside a surname is the first name, and alone it is the full name', () => {
  expect(fields('Name', 'Surname')).toEqual(['firstName', 'surname'])
  expect(fields('Naam', 'Van')).toEqual(['firstName', 'surname'])
  expect(fields('Naam', 'E-pos')).toEqual(['fullName', 'email'])
  expect(fields('Name', 'Given Name', 'Family Name')).toEqual(['fullName', 'firstName', 'surname'])
})

test('an unknown heading and a second column for a field are left to staff; an empty heading is not', () => {
  expect(recognise('Name', 'Shoe size', 'E-mail', 'Language', 'Taal', '')).toEqual([
    { heading: 'Name', field: 'fullName', sure: true },
    { heading: 'Shoe size', field: null, sure: false },
    { heading: 'E-mail', field: 'email', sure: true },
    { heading: 'Language', field: 'language', sure: true },
    { heading: 'Taal', field: null, sure: false },
    { heading: '', field: null, sure: true },
  ])
})

test.each(['en', 'af'] as const)('every column of our own export is recognised, %s', (locale) => {
  const t = translator(locale)
  const headings = [
    t('Leads.export.firstName'),
    t('Leads.export.surname'),
    t('Leads.export.email'),
    t('Leads.export.phone'),
    t('Leads.export.language'),
    t('Leads.export.status'),
    t('Leads.export.interest'),
    t('Leads.export.owner'),
    t('Leads.export.notes'),
    t('Leads.export.first'),
    t('Leads.export.ofFirst', { what: t('Leads.export.source') }),
    t('Leads.export.ofFirst', { what: t('Leads.export.itsLanguage') }),
    t('Leads.export.ofLast', { what: t('Leads.export.source') }),
  ]
  expect(fields(...headings)).toEqual([
    ...['firstName', 'surname', 'email', 'phone', 'language'],
    null,
    ...['interest', 'owner', 'message', 'receivedOn', 'source'],
    null,
    null,
  ])
  expect(recognise(...headings).every(({ sure }) => sure)).toBe(true)
})

describe('the choices of staff', () => {
  const headings = ['Who', 'E-mail', 'Mobile']
  function chosen(choices: string[], of: string[] = headings) {
    const form = new FormData()
    form.set(HEADINGS_FIELD, JSON.stringify(of))
    choices.forEach((choice, column) => form.set(columnField(column), choice))
    return chosenColumns(headings, form).map(({ field }) => field)
  }

  test('replace the recognised fields, and may leave a column out', () => {
    expect(chosen(['fullName', 'email', ''])).toEqual(['fullName', 'email', null])
  })

  test('apply to the first of two columns, and are ignored if unknown', () => {
    expect(chosen(['language', 'language', 'constructor'])).toEqual(['language', null, null])
    expect(chosen(['email', 'email', ''])).toEqual(['email', 'email', null])
  })

  test('for another file are forgotten', () => {
    expect(chosen(['fullName', '', ''], ['Who', 'E-mail'])).toEqual([null, 'email', 'phone'])
  })
})

test('a row needs a name and one contact', () => {
  expect(lackingColumns(recognise('First name', 'E-mail'))).toBe('name')
  expect(lackingColumns(recognise('First name', 'Surname'))).toBe('contact')
  expect(lackingColumns(recognise('Name', 'Phone'))).toBeNull()
})

test.each([
  [
    'Facebook',
    [
      'id',
      'created_time',
      'ad_name',
      'form_name',
      'platform',
      'email',
      'full_name',
      'phone_number',
      'lead_status',
    ],
    [null, 'receivedOn', null, null, 'source', 'email', 'fullName', 'phone', null],
  ],
  [
    'Google',
    [
      'First Name',
      'Last Name',
      'Notes',
      'Labels',
      'E-mail 1 - Label',
      'E-mail 1 - Value',
      'E-mail 2 - Value',
      'Phone 1 - Value',
    ],
    ['firstName', 'surname', 'message', null, null, 'email', 'email', 'phone'],
  ],
  [
    'Outlook',
    ['First Name', 'Last Name', 'Mobile Phone', 'Home Phone', 'E-mail Address', 'E-mail 2 Address', 'Notes'],
    ['firstName', 'surname', 'phone', 'phone', 'email', 'email', 'message'],
  ],
  [
    'HubSpot',
    [
      'Record ID',
      'First Name',
      'Last Name',
      'Email',
      'Phone Number',
      'Create Date',
      'Original Source',
      'Lead Status',
    ],
    [null, 'firstName', 'surname', 'email', 'phone', 'receivedOn', 'source', null],
  ],
])('the columns of %s are recognised', (_, headings, expected) => {
  expect(fields(...headings)).toEqual(expected)
  expect(recognise(...headings).every(({ sure }) => sure)).toBe(true)
})
