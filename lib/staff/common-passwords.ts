import 'server-only'
import { PASSWORD_LIMITS } from './password'

let known: Promise<ReadonlySet<string>> | undefined

/** Those of the 49 000 most used passwords that are long enough to be chosen here; read once, on first use. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const long = dictionary['passwords-common'].filter((word) => word.length >= PASSWORD_LIMITS.characters)
  return new Set(long.map((word) => word.toLowerCase()))
}

/** Whether a password is among the most used ones, whatever the case of its letters. */
export async function isCommon(password: string): Promise<boolean> {
  return (await (known ??= commonPasswords())).has(password.toLowerCase())
}
