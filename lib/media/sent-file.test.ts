import { sentKind, sentTypes } from './sent-file'

test.each([
  ['%PDF-1.7\n', 'pdf', 'application/pdf'],
  ['\xff\xd8\xff\xe0', 'jpg', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png', 'image/png'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'webp', 'image/webp'],
])('%j is accepted as %s', (bytes, kind, type) => {
  const found = sentKind(Buffer.from(bytes, 'latin1'))!
  expect([found, sentTypes[found]]).toEqual([kind, type])
})

test.each(['', 'GIF89a', '<svg xmlns=', '<html>', 'MZ', ' %PDF-1.7', 'PK\x03\x04', 'RIFF\0\0\0\0WAVE'])(
  '%j is not accepted, whatever its name is',
  (bytes) => {
    expect(sentKind(Buffer.from(bytes, 'latin1'))).toBeNull()
  },
)
