import { contentId, readAll } from './storage'

const streamOf = (...chunks: number[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const size of chunks) controller.enqueue(new Uint8Array(size).fill(size))
      controller.close()
    },
  })

test('a body is read whole up to the limit, and is null beyond it', async () => {
  expect([...(await readAll(streamOf(2, 1), 3))!]).toEqual([2, 2, 1])
  expect((await readAll(null, 3))!.byteLength).toBe(0)
  for (const sizes of [[4], [2, 2], [3, 3, 3, 3, 3]]) expect(await readAll(streamOf(...sizes), 3)).toBeNull()
})

test('an id is a UUID, equal only for equal content', () => {
  const id = contentId(Buffer.from('a'))
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(contentId(Buffer.from('a'))).toBe(id)
  expect(contentId(Buffer.from('b'))).not.toBe(id)
})
