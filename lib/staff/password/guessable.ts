import 'server-only'

/** zxcvbn's scores run from 0 to 4; below this one a password could be guessed by somebody who has its hash. */
const LEAST_SCORE = 3

async function load() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
}

let loaded: ReturnType<typeof load> | undefined

/**
 * Whether a password is easy to guess: 49,000 that leaks made known most widely, in any case and with the usual
 * replacements of letters, neighbouring keys, dates, repetitions, and what is made up of these. No network is asked. NIST
 * SP 800-63B wants such a list.
 */
export async function isGuessable(password: string): Promise<boolean> {
  loaded ??= load()
  return (await loaded).check(password).score < LEAST_SCORE
}
