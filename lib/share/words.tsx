import { type Colour } from '@/lib/palette'
import { sign } from '@/lib/brochure/shapes'
import type { Language } from '@/lib/content/localized'
import { organisation } from '@/lib/content/organisation'
import { widthOf } from './faces'
import { type Fitted, type Room, fit } from './fit'
import { svgAddress } from './svg'
import { Line, Lines, type Style } from './text'
import { writable } from './writable'

/** The space around the text, in pixels. */
export const EDGE = 64

/** A fact at the foot of the text. */
export interface Fact {
  readonly label: string
  readonly value: string
}

/** What a picture says. */
export interface CardWords {
  readonly language: Language
  /** A few words above the title: a level, a category. */
  readonly label?: string
  readonly title: string
  /** A sentence below the title, where there is room for it. */
  readonly note?: string
  readonly facts?: readonly Fact[]
}

// The letters of each part, and the space in pixels between it and the title.
const TITLE = { face: 'display', colour: 'ink', lead: 1.08, tracking: -0.015 } as const
const LABEL: Style = { face: 'strong', size: 36, colour: 'wheat', lead: 1.25 }
const NOTE: Style = { face: 'text', size: 33, colour: 'quiet', lead: 1.3 }
const FACT: Style = { face: 'text', size: 26, colour: 'quiet', lead: 1.3 }
const VALUE: Style = { face: 'strong', size: 40, colour: 'ink', lead: 1.2 }
const GAP = { label: 12, note: 18, facts: 28, mark: 40 } as const

const heightOf = (styles: readonly Style[]) => styles.reduce((sum, { size, lead }) => sum + size * lead, 0)

const MARK = { width: 68, height: 68 } as const

/** The sign and the name of the site; `tile` is the sky of the sign, which must stand out from the ground. */
function Wordmark({ language, tile }: { language: Language; tile: Colour }) {
  const back = sign.back.map((shape) => (shape.fill === 'sky' ? { ...shape, fill: tile } : shape))
  const address = svgAddress({ ...sign, back }, { ...MARK, part: [0, 0, sign.width, sign.height] })
  return (
    <div style={{ display: 'flex', alignItems: 'center' }}>
      <img src={address} alt="" {...MARK} style={{ borderRadius: 17, marginRight: 20 }} />
      <Line
        text={organisation.shortName[language]}
        width={520}
        style={{ face: 'display', size: 32, colour: 'ink', lead: 1.15, tracking: -0.01 }}
      />
    </div>
  )
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <div style={{ display: 'flex', marginTop: GAP.facts }}>
      {facts.map(({ label, value }) => (
        <div key={label} style={{ display: 'flex', flexDirection: 'column', marginRight: 48 }}>
          <Line text={label} width={420} style={FACT} />
          <Line text={value} width={420} style={VALUE} />
        </div>
      ))}
    </div>
  )
}

/** The note, where the room takes the whole of it. */
function noteIn(note: string, width: number, height: number): Fitted | null {
  if (height < heightOf([NOTE])) return null
  const text = writable(note, NOTE.face)
  const room = { width, height, sizes: [NOTE.size], lines: 4, lead: NOTE.lead } as const
  const fitted = fit(text, room, (part, at) => widthOf(part, NOTE.face, at))
  return fitted.lines.at(-1)?.endsWith('…') ? null : fitted
}

/** The place for the words: its width without the edges, its height with them, the letter sizes of the title. */
export interface Place {
  readonly width: number
  readonly height: number
  readonly sizes: Room['sizes']
  /** The ground of the sign. */
  readonly tile: Colour
}

/** The words of a picture in a column: the sign of the site above, then label, title, note and facts. */
export function Words({ words, place }: { words: CardWords; place: Place }) {
  const { language, label, title, note, facts } = words
  const { width, height, sizes, tile } = place
  const above = label ? heightOf([LABEL]) + GAP.label : 0
  const below = facts ? heightOf([FACT, VALUE]) + GAP.facts : 0
  const free = height - 2 * EDGE - MARK.height - GAP.mark - above - below
  const titled = fit(
    writable(title, TITLE.face),
    { width, height: free, sizes, lines: 4, lead: TITLE.lead },
    (part, at) => widthOf(part, TITLE.face, at, TITLE.tracking),
  )
  const left = free - titled.lines.length * titled.size * TITLE.lead - GAP.note
  const noted = note === undefined ? null : noteIn(note, width, left)
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: EDGE,
        width: width + 2 * EDGE,
        height,
      }}
    >
      <Wordmark language={language} tile={tile} />
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        {label && (
          <div style={{ display: 'flex', marginBottom: GAP.label }}>
            <Line text={label} width={width} style={LABEL} />
          </div>
        )}
        <Lines lines={titled.lines} style={{ ...TITLE, size: titled.size }} />
        {noted && (
          <div style={{ display: 'flex', marginTop: GAP.note }}>
            <Lines lines={noted.lines} style={NOTE} />
          </div>
        )}
        {facts && <Facts facts={facts} />}
      </div>
    </div>
  )
}
