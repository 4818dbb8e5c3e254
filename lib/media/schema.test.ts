import { mediaPath, mediaQuery, toMediaPicture } from './schema'

test('an address requests unused pictures and a page; invalid values are ignored', () => {
  expect(mediaQuery({ unused: '1', page: '3' })).toEqual({ unused: true, page: 3 })
  for (const values of [{}, { unused: 'yes', page: '0' }, { page: '1.5' }, { page: 'x' }])
    expect(mediaQuery(values)).toEqual({ unused: false, page: 1 })
})

test('the address of a list holds only non-default values', () => {
  expect(mediaPath({ unused: false, page: 1 })).toBe('/admin/media')
  expect(mediaPath({ unused: true, page: 2 })).toBe('/admin/media?unused=1&page=2')
})

test('a picture gets its address and size from its name; other files are no pictures', () => {
  const row = { createdAt: '2026-11-21T08:00:00.000Z', uploadedBy: null, uses: 0 }
  const name = '0b1c2d3e-4f50-8172-9a0b-1c2d3e4f5061-640x360.webp'
  expect(toMediaPicture({ ...row, name })).toEqual({
    ...row,
    name,
    address: `/pictures/${name}`,
    width: 640,
    height: 360,
  })
  expect(toMediaPicture({ ...row, name: 'notes.txt' })).toBeNull()
})
