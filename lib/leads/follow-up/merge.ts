import { cleanText } from '@/lib/forms/identity'
import type { Lead } from '../schema'

/** Maximum length of a merged value, in characters. */
const VALUE_LENGTH = 60

/** What a mail program may turn into a link: a scheme, an e-mail address, a domain. */
const ADDRESS = /[:@\\]|\bwww\b|[\p{L}\p{N}][.。][\p{L}\p{N}]{2}/iu

/**
 * A name as it is merged into a text: one line of at most 60 characters, without braces; empty if it holds an address,
 * because anybody can enter a stranger's e-mail address beside any name.
 */
export function mergedName(name: string): string {
  const text = cleanText(name)
  if (ADDRESS.test(text.normalize('NFKC'))) return ''
  return cleanText(Array.from(text.replaceAll(/[{}]/g, '')).slice(0, VALUE_LENGTH).join(''))
}

/** A text with the person's names in the place of `{name}` and `{surname}`. A name left out takes the space before it along. */
export function merged(text: string, { firstName, surname }: Pick<Lead, 'firstName' | 'surname'>): string {
  const values = { name: mergedName(firstName), surname: mergedName(surname) }
  return text.replaceAll(/( ?)\{(name|surname)\}/g, (_, space: string, name: keyof typeof values) =>
    values[name] ? space + values[name] : '',
  )
}
