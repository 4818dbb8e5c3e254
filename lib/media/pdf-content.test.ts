import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { pdfVerdict } from './pdf-content'

/** A PDF of some objects, as text. */
const pdfOf = (...objects: readonly (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n%\xe2\xe3\n', 'latin1'),
    ...objects.flatMap((object, index) => [
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]),
    Buffer.from('trailer << /Root 1 0 R >>\n%%EOF\n'),
  ])

/** An object with a stream. */
const streamOf = (head: string, body: Uint8Array) =>
  Buffer.concat([
    Buffer.from(`<< ${head} /Length ${body.byteLength} >>\nstream\r\n`),
    body,
    Buffer.from('\nendstream'),
  ])

const packed = (objects: string, head = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode') =>
  pdfOf('<< /Type /Catalog >>', streamOf(head, deflateSync(`1 0 ${objects}`)))

const SCRIPT = '<< /S /JavaScript /JS (app.alert(1)) >>'

function drawn(options: PDFKit.PDFDocumentOptions): Promise<Buffer> {
  const document = new PDFDocument(options)
  document.text('How to /Launch a course, with JavaScript').link(0, 0, 9, 9, 'https://example.org/')
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk)).end()
  return new Promise((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))))
}

test('a document with text and links may be published', async () => {
  expect(pdfVerdict(await drawn({}))).toBe('good')
})

test('so may one with packed objects, with names that only begin alike, and one cut short', () => {
  expect(pdfVerdict(packed('<< /Type /Pages /Title (JavaScript) >>'))).toBe('good')
  expect(pdfVerdict(pdfOf('<< /LaunchDate 1 /Encrypted false /JS2 (x) >>'))).toBe('good')
  expect(pdfVerdict(Buffer.from('%PDF-1.7\n1 0 obj << >> stream\n'))).toBe('good')
})

test.each([
  ['a script', pdfOf(SCRIPT)],
  ['a script whose name is written in codes', pdfOf('<< /S /J#61va#53cript /JS (app.alert(1)) >>')],
  ['a program to start', pdfOf('<< /OpenAction << /S /Launch /F (cmd.exe) >> >>')],
  ['a script that a film runs', pdfOf('<< /S /Rendition /JS (app.alert(1)) >>')],
  ['a form with scripts', pdfOf('<< /AcroForm << /XFA 5 0 R >> >>')],
  ['a script among packed objects', packed(SCRIPT)],
  ['the same, with the kind written in codes', packed(SCRIPT, '/Type /Obj#53tm /Filter/Fl#61teDecode')],
  [
    'a script hidden in another stream',
    pdfOf(streamOf('/Filter /DCTDecode', Buffer.from(`2 0 obj ${SCRIPT}`))),
  ],
  [
    'a script in a pack whose head is cut by a comment',
    packed(SCRIPT, '/Type /ObjStm %obj\n/Filter /FlateDecode'),
  ],
  [
    'a script in a pack whose head pretends to be a stream',
    packed(SCRIPT, '/Type /ObjStm %stream\n/Filter /FlateDecode'),
  ],
  ['objects packed otherwise', packed('<< >>', '/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]')],
  [
    'objects that cannot be unpacked',
    pdfOf(streamOf('/Type /ObjStm /Filter /FlateDecode', Buffer.from('x'))),
  ],
  ['objects that unpack without end', packed(' '.repeat(65 * 1024 * 1024))],
])('%s may not be published', (_, bytes) => {
  expect(pdfVerdict(bytes)).toBe('unsafe')
})

test('a large document is judged within three seconds, whatever it repeats', () => {
  const stream = deflateSync('1 0 << >>')
  const pack = streamOf('/Type /ObjStm /Filter /FlateDecode', stream)
  const texts = [
    'stream\n',
    '/ObjStm stream\n',
    '/Filter        ',
    '/XFA     ',
    pack.toString('latin1'),
    'obj ',
  ]
  for (const text of texts) {
    // Of the processor: other steps keep the machine busy.
    const before = process.cpuUsage()
    pdfVerdict(Buffer.from('%PDF-1.7\n' + text.repeat((15 * 2 ** 20) / text.length), 'latin1'))
    const { user, system } = process.cpuUsage(before)
    expect([text, user + system < 3_000_000]).toEqual([text, true])
  }
})

test('nor may one that cannot be read without a password', async () => {
  expect(pdfVerdict(await drawn({ userPassword: 'secret' }))).toBe('unsafe')
})

test('something else is no PDF', () => {
  expect(pdfVerdict(Buffer.from(`<html>${SCRIPT}`))).toBe('wrongKind')
})
