import { type Colour, palette } from '@/lib/palette'
import { type Face, faceOf, widthOf } from './faces'
import { fit } from './fit'
import { writable } from './writable'

/** How a text is set; lead is the height of a line in letter sizes, tracking the space between letters. */
export interface Style {
  readonly face: Face
  readonly size: number
  readonly colour: Colour
  readonly lead: number
  readonly tracking?: number
}

/** Lines that have been measured, so that nothing is broken a second time, by other rules. */
export function Lines({ lines, style }: { lines: readonly string[]; style: Style }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      {lines.map((line, place) => (
        <div
          key={place}
          style={{
            display: 'flex',
            whiteSpace: 'nowrap',
            fontFamily: faceOf(style.face).family,
            fontSize: style.size,
            lineHeight: style.lead,
            letterSpacing: `${style.tracking ?? 0}em`,
            color: palette[style.colour],
          }}
        >
          {line}
        </div>
      ))}
    </div>
  )
}

/** One line at a fixed size, cut where it is longer than the room. */
export function Line({ text, width, style }: { text: string; width: number; style: Style }) {
  const { size, lines } = fit(
    writable(text, style.face),
    { width, height: style.size * style.lead, sizes: [style.size], lines: 1, lead: style.lead },
    (part, at) => widthOf(part, style.face, at, style.tracking),
  )
  return <Lines lines={lines} style={{ ...style, size }} />
}
