const LONGEST = 160

/** A description for search engines out of a text: without Markdown's signs, ending at a word, at most 160 characters. */
export function describe(text: string): string {
  const plain = text
    .replace(/<[^>]*>|!?\[([^\]]*)\]\([^)]*\)|\[\^[^\]]*\]|[#*_`>|~]+/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  if (plain.length <= LONGEST) return plain
  return `${plain.slice(0, LONGEST - 1).replace(/\s+\S*$/, '')}…`
}
