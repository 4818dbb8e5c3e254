// One database answers all of it, on whatever machine; a slow answer is not a wrong one.
jest.setTimeout(60_000)
