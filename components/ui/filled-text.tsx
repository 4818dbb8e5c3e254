import { Fragment, type ReactNode } from 'react'

/** A text with something in the places that it marks with `{name}`. */
export function FilledText({ text, parts }: { text: string; parts: Readonly<Record<string, ReactNode>> }) {
  return text
    .split(/\{(\w+)\}/)
    .map((piece, place) => <Fragment key={place}>{place % 2 ? parts[piece] : piece}</Fragment>)
}
