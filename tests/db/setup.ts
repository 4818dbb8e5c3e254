// All tests share one backend, also on a slow machine.
jest.setTimeout(60_000)
