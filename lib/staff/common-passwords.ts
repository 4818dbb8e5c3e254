import 'server-only'
import { PASSWORD_LIMITS } from './password'

let commonPasswords: Promise<ReadonlySet<string>> | undefined

/** The 49 000 most used passwords that are long enough to be accepted here, in lower case. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const long = dictionary['passwords-common'].filter((entry) => entry.length >= PASSWORD_LIMITS.characters)
  return new Set(long.map((entry) => entry.toLowerCase()))
}

/** Whether a password is among the most used ones, in any case of its letters. The list is read on first use. */
export async function isCommon(password: string): Promise<boolean> {
  return (await (commonPasswords ??= readCommonPasswords())).has(password.toLowerCase())
}
