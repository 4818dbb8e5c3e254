import { markedParts } from '@/lib/posts/marked-parts'

/** A text with what a search found in it marked; nothing is marked without a search. */
export function Marked({ text, query }: { text: string; query: string }) {
  return markedParts(text, query).map((part, index) => (index % 2 ? <mark key={index}>{part}</mark> : part))
}
