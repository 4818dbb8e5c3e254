/** Texts of various programs as files of leads: headings, delimiters, lines and encodings. */
import { readLeadFile as readFile } from './columns'

const read = (text: string) => readFile(new TextEncoder().encode(text))
const TEXT = 'Naam,Van\nZoë,Sêr\n'

describe('the headings', () => {
  const leads = 'First name;Surname;E-mail\r\nAnna;Nel;a@example.org\r\n'
  const found = { headings: ['First name', 'Surname', 'E-mail'] }

  test.each([
    ['below a title', `Leads, November 2026;;\r\n;;\r\n${leads}`, 4],
    ['below a title with commas', `Leads, of all, in November, 2026\r\n${leads}`, 3],
    ['below the delimiter that Excel names', `sep=;\r\n${leads}`, 3],
    ['below the delimiter in quotation marks', `"sep=;"\n${leads}`, 3],
  ])('are found %s', async (_, text, line) => {
    expect(await read(text)).toMatchObject({
      ...found,
      lines: [{ line, cells: ['Anna', 'Nel', 'a@example.org'] }],
    })
  })

  test('determine the delimiter; the content of cells does not', async () => {
    expect(await read('First name,E-mail,Message\nAnna,a@example.org,"a; b; c;\td\te\tf"\n')).toMatchObject({
      headings: ['First name', 'E-mail', 'Message'],
    })
    expect(await read('sep=|\nWho|Where\nAnna|Here, there; everywhere\n')).toMatchObject({
      headings: ['Who', 'Where'],
    })
  })
})

test('lines are numbered as in an editor if "\\r\\n" ends a line inside a cell', async () => {
  expect(await read('Name,Note\r\nAnna,"one\r\ntwo\r\nthree"\r\nBen,x\r\n')).toMatchObject({
    lines: [
      { line: 2, cells: ['Anna', 'one\ntwo\nthree'] },
      { line: 5, cells: ['Ben', 'x'] },
    ],
  })
})

test.each([
  ['big end first, with its mark', [0xfe, 0xff], true],
  ['big end first', [], true],
  ['little end first', [], false],
])('UTF-16 is read: %s', async (_, mark, isBig) => {
  const text = Buffer.from(TEXT, 'utf16le')
  const bytes = Uint8Array.from([...mark, ...(isBig ? text.swap16() : text)])
  expect(await readFile(bytes)).toMatchObject({
    headings: ['Naam', 'Van'],
    lines: [{ cells: ['Zoë', 'Sêr'] }],
  })
})

test.each([
  '"First name", "Surname", "Note"\n"Anna", "Nel", "one, two"\n',
  '"First name" ,"Surname", "Note"\nAnna,"Nel", "one, two"\n',
  'First name; Surname; Note\nAnna; Nel; "one, two"\n',
])('spaces beside the delimiter are not part of a cell: %j', async (text) => {
  expect(await read(text)).toMatchObject({ lines: [{ cells: ['Anna', 'Nel', 'one, two'] }] })
})

test('a list with the line endings of Excel for Mac is in Mac OS Roman', async () => {
  const bytes = [...Buffer.from('Naam;Van\rZo'), 0x91, ...Buffer.from(';S'), 0x90, ...Buffer.from('r\r')]
  expect(await readFile(Uint8Array.from(bytes))).toMatchObject({ lines: [{ cells: ['Zoë', 'Sêr'] }] })
})
