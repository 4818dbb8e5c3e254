import { FULL, queue } from './queue'

/** A task that ends when it is told to. */
function task<Value>(value: Value) {
  let end = () => {}
  let fail = () => {}
  const promise = new Promise<Value>((resolve, reject) => {
    end = () => resolve(value)
    fail = () => reject(new Error('broken'))
  })
  return { run: jest.fn(() => promise), end: () => end(), fail: () => fail() }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('tasks run one at a time, in their order', async () => {
  const add = queue(2)
  const [first, second] = [task(1), task(2)]
  const answers = [add(first.run), add(second.run)]
  await settled()
  expect(first.run).toHaveBeenCalledTimes(1)
  expect(second.run).not.toHaveBeenCalled()
  first.end()
  await settled()
  expect(second.run).toHaveBeenCalledTimes(1)
  second.end()
  expect(await Promise.all(answers)).toEqual([1, 2])
})

test('one that fails does not keep the next from running', async () => {
  const add = queue(2)
  const broken = task(1)
  const failure = expect(add(broken.run)).rejects.toThrow('broken')
  broken.fail()
  await failure
  expect(await add(async () => 2)).toBe(2)
})

test('a full queue says so at once, and takes tasks again when one has begun', async () => {
  const add = queue(1)
  const [running, waiting] = [task(1), task(2)]
  void add(running.run)
  await settled()
  const last = add(waiting.run)
  expect(await add(async () => 3)).toBe(FULL)
  running.end()
  await settled()
  const after = add(async () => 4)
  waiting.end()
  expect(await Promise.all([last, after])).toEqual([2, 4])
})
