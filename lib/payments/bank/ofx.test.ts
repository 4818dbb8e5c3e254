import { readOfx } from './ofx'

const OURS = '62000000017'

const transaction = (amount: string, id: string, name = 'J NEL', day = '20261120') =>
  `<STMTTRN><TRNTYPE>CREDIT\n<DTPOSTED>${day}120000[+2:SAST]\n<TRNAMT>${amount}\n<FITID>${id}\n<NAME>${name}\n<MEMO>FEES &amp; BOOKS\n</STMTTRN>\n`
const sgml = (body: string, account = OURS) =>
  `OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKACCTFROM><BANKID>250655\n<ACCTID>${account}\n</BANKACCTFROM><BANKTRANLIST>${body}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
const ofx = (text: string) => readOfx(new TextEncoder().encode(text), OURS)

test('OFX is read as SGML and as XML', () => {
  const entry = { day: '2026-11-20', amount: '2500.00', text: 'J NEL FEES & BOOKS', bank_id: '7' }
  const body = transaction('2500.00', '7')
  expect(ofx(sgml(body))).toEqual({ lines: [entry], isNamed: true, isProven: false })
  const xml = `<?xml version="1.0"?>\n<?OFX OFXHEADER="200"?>\n${sgml(body).slice(sgml('').indexOf('<OFX>'))}`
  expect(
    ofx(xml.replaceAll(/<(TRNTYPE|DTPOSTED|TRNAMT|FITID|NAME|MEMO|BANKID|ACCTID)>(.*)\n/g, '<$1>$2</$1>')),
  ).toEqual({ lines: [entry], isNamed: true, isProven: false })
})

test.each([
  ['-1234,5', '-1234.50'],
  ['1.500', '1.50'],
  ['2500.0000', '2500.00'],
  ['1,234.50', '1234.50'],
])('the OFX amount %s is %s', (text, amount) => {
  expect(ofx(sgml(transaction(text, '7')))).toMatchObject({ lines: [{ amount }] })
})

test.each(['1.234', '1,234', '-1234,567'])('the OFX amount %s is refused', (text) => {
  expect(ofx(sgml(transaction(text, '7')))).toEqual({ error: 'amount', line: 6 })
})

test.each(['<STMTTRN><DTPOSTED>20261121\n<TRNAMT>25', '</BANKTRANLIST></STMTRS>', ''])(
  'an OFX file that broke off is refused: %j',
  (end) => {
    const whole = sgml(transaction('1.00', '7'))
    expect(ofx(whole.slice(0, whole.indexOf('</BANKTRANLIST>')) + end)).toEqual({ error: 'cutOff' })
  },
)

test.each([
  ['entities', undefined, `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><OFX></OFX>`],
  ['otherAccount', undefined, sgml(transaction('1.00', '7'), '62999999999')],
  ['empty', undefined, sgml('')],
  ['empty', undefined, sgml(transaction('0.00', '7'))],
  ['day', 6, sgml(transaction('1.00', '7', 'A', '20261399'))],
  ['day', 6, sgml(transaction('1.00', '7', 'A', '20191231'))],
  ['amount', 6, sgml(transaction('x', '7'))],
  ['sameId', 13, sgml(transaction('1.00', '7') + transaction('2.00', '7'))],
  ['sameId', 13, sgml(transaction('1.00', '7') + transaction('1.00', '7'))],
])('an OFX file is refused whole: %s', (error, line, text) => {
  expect(ofx(text)).toEqual({ error, line })
})

test('another file is no OFX file, and hostile ones keep nobody waiting', () => {
  expect(ofx('Date,Description,Amount\n')).toBeNull()
  const begun = process.cpuUsage()
  for (const part of ['<BANKACCTFROM>', '<STMTTRN>', '<?x ', '<STMTTRN><NAME>'])
    expect(ofx(`<OFX>${part.repeat(1_000_000 / part.length)}`)).toMatchObject({
      error: expect.any(String) as string,
    })
  expect(process.cpuUsage(begun).user).toBeLessThan(3_000_000)
})
