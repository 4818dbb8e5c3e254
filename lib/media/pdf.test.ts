import { isPdf, isPdfName } from './pdf'

test('a PDF is recognised by its first bytes', () => {
  expect(isPdf(Buffer.from('%PDF-1.7\n%'))).toBe(true)
  for (const text of ['', '%PDF', ' %PDF-1.7', '<html>%PDF-1.7', '%pdf-1.7'])
    expect(isPdf(Buffer.from(text))).toBe(false)
})

test('only uploads match the name of a PDF', () => {
  expect(isPdfName('0b1c2d3e-4f50-8172-9a0b-1c2d3e4f5061.pdf')).toBe(true)
  for (const name of [
    '',
    'brochure.pdf',
    '../0b1c2d3e-4f50-8172-9a0b-1c2d3e4f5061.pdf',
    '0b1c2d3e-4f50-8172-9a0b-1c2d3e4f5061.html',
  ])
    expect(isPdfName(name)).toBe(false)
})
