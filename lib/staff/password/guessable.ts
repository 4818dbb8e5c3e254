import 'server-only'

/** From 0 to 4; below this, somebody with the hash could guess the password. */
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
 * Whether a password is easy to guess: the 49,000 most common in leaks, in any case and with the usual letter
 * replacements, neighbouring keys, dates, repetitions, and combinations. Uses no network. NIST SP 800-63B requires such
 * a list.
 */
export async function isGuessable(password: string): Promise<boolean> {
  loaded ??= load()
  return (await loaded).check(password).score < LEAST_SCORE
}
