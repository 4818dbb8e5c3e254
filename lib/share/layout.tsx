import { palette } from '@/lib/palette'
import type { Frame } from '@/lib/scenes/scene'
import { sign } from '@/lib/scenes/sign'
import { twoChairs } from '@/lib/scenes/two-chairs'
import { type CardText, PANEL, type ShareCard, SIZE } from './card'
import { Panel, SceneImage } from './illustration'
import { Line, type TextStyle, heightOf, setBlock, fitText } from './typesetting'

/** The space around the text, in pixels. */
const EDGE = 64

// The style of each text, and its distance from the title in pixels.
const TITLE = { font: 'display', colour: 'ink', lineHeight: 1.08, letterSpacing: -0.015 } as const
const LABEL: TextStyle = { font: 'strong', size: 36, colour: 'wheat', lineHeight: 1.25 }
const NOTE: TextStyle = { font: 'text', size: 33, colour: 'quiet', lineHeight: 1.3 }
const FACT: TextStyle = { font: 'text', size: 26, colour: 'quiet', lineHeight: 1.3 }
const VALUE: TextStyle = { font: 'strong', size: 40, colour: 'ink', lineHeight: 1.2 }
const NAME: TextStyle = { font: 'display', size: 32, colour: 'ink', lineHeight: 1.15, letterSpacing: -0.01 }
const GAP = { label: 12, note: 18, facts: 28, sign: 40 } as const
const SIGN = { width: 68, height: 68 } as const

/** The column of texts: width without edges, height with edges, and title sizes, largest first. */
interface Column {
  readonly width: number
  readonly height: number
  readonly sizes: readonly number[]
}

/** The title sizes in pixels; the last ones are for long words. */
const SIZES = [88, 78, 70, 64, 60, 52, 44]

const BESIDE_PANEL: Column = {
  width: SIZE.width - PANEL.width - 2 * EDGE,
  height: SIZE.height,
  sizes: SIZES,
}
const ABOVE_FIELDS: Column = { width: 660, height: 512, sizes: SIZES.slice(1) }

/** The part of the valley behind a card, with enough sky beside the tree. */
const VALLEY: Frame = [-300, -150, 1740, 913.5]

function Wordmark({ siteName }: { siteName: string }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center' }}>
      <div style={{ display: 'flex', borderRadius: 17, overflow: 'hidden', marginRight: 20, ...SIGN }}>
        <SceneImage layers={sign.layers} focus={sign.frame} size={SIGN} />
      </div>
      <Line text={siteName} width={520} style={NAME} />
    </div>
  )
}

function Facts({ facts }: { facts: NonNullable<CardText['facts']> }) {
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

/** The title and the note, fitted into the space left by the column's other texts. */
function setTexts({ label, title, note, facts }: CardText, { width, height, sizes }: Column) {
  const above = label ? heightOf(LABEL) + GAP.label : 0
  const below = facts ? heightOf(FACT) + heightOf(VALUE) + GAP.facts : 0
  const free = height - 2 * EDGE - SIGN.height - GAP.sign - above - below
  const titleBlock = fitText(title, TITLE, sizes, { width, height: free })
  const left = { width, height: free - titleBlock.height - GAP.note }
  const noteBlock = note === undefined ? null : setBlock(note, NOTE, left)
  return { titleBlock, noteBlock }
}

function TextColumn({ text, column }: { text: CardText; column: Column }) {
  const { siteName, label, facts } = text
  const { width, height } = column
  const { titleBlock, noteBlock } = setTexts(text, column)
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
      <Wordmark siteName={siteName} />
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        {label && (
          <div style={{ display: 'flex', marginBottom: GAP.label }}>
            <Line text={label} width={width} style={LABEL} />
          </div>
        )}
        {titleBlock.element}
        {noteBlock && (
          <div style={{ display: 'flex', flexDirection: 'column', marginTop: GAP.note }}>
            {noteBlock.element}
          </div>
        )}
        {facts && <Facts facts={facts} />}
      </div>
    </div>
  )
}

/** A card as an element for `next/og`, 1200 x 630 pixels, with fitted texts. */
export function layOutCard({ text, illustration }: ShareCard) {
  const column = illustration.kind === 'valley' ? ABOVE_FIELDS : BESIDE_PANEL
  const texts = <TextColumn text={text} column={column} />
  if (illustration.kind === 'valley')
    return (
      <div style={{ display: 'flex', position: 'relative', ...SIZE, backgroundColor: palette.sky }}>
        <div style={{ display: 'flex', position: 'absolute', left: 0, top: 0 }}>
          <SceneImage layers={twoChairs.layers} focus={VALLEY} size={SIZE} />
        </div>
        {texts}
      </div>
    )
  return (
    <div style={{ display: 'flex', ...SIZE, backgroundColor: palette.paper }}>
      {texts}
      <Panel illustration={illustration} />
    </div>
  )
}
