// All tests share one backend, possibly on a slow machine.
jest.setTimeout(60_000)
