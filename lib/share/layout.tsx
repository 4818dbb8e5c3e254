import { palette } from '@/lib/provider/palette'
import { sign } from '@/lib/scenes/sign'
import { type CardText, PANEL, SIZE, type ShareCard } from './card'
import { Landscape, SceneImage, skyOf } from './landscape'
import { Line, type TextStyle, fitText, heightOf, setBlock } from './typesetting'

/** The space around the text, in pixels. */
const EDGE = 56

const fact = { font: 'text', size: 34, colour: 'quiet', lineHeight: 1.25 } as const

/** The style of each text; that of the title without its size. */
export const styles = {
  title: { font: 'display', colour: 'ink', lineHeight: 1.08, letterSpacing: -0.015 },
  label: { font: 'strong', size: 36, colour: 'wheat', lineHeight: 1.25 },
  note: { font: 'text', size: 33, colour: 'quiet', lineHeight: 1.3 },
  fact,
  value: { ...fact, font: 'strong', colour: 'ink' },
  name: { font: 'display', size: 32, colour: 'ink', lineHeight: 1.15, letterSpacing: -0.01 },
} as const satisfies Record<string, Omit<TextStyle, 'size'> & { readonly size?: number }>

/** The distance of each text from the title, and of the words of a fact, in pixels. */
const GAP = { label: 12, note: 18, facts: 24, sign: 28, words: 12 } as const
const SIGN = { width: 68, height: 68 } as const

/** The title sizes in pixels, largest first; the last ones are for long words. */
const SIZES = [88, 78, 70, 64, 60, 52, 44]

interface Column {
  readonly width: number
  readonly height: number
}

function Wordmark({ siteName }: { siteName: string }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center' }}>
      <div style={{ display: 'flex', borderRadius: 17, overflow: 'hidden', marginRight: 20, ...SIGN }}>
        <SceneImage scene={sign} size={SIGN} />
      </div>
      <Line text={siteName} width={520} style={styles.name} />
    </div>
  )
}

function Facts({ facts }: { facts: NonNullable<CardText['facts']> }) {
  return (
    <div style={{ display: 'flex', marginTop: GAP.facts }}>
      {facts.map(({ label, value }) => (
        <div key={label} style={{ display: 'flex', gap: GAP.words, marginRight: 48 }}>
          <Line text={label} width={420} style={styles.fact} />
          <Line text={value} width={420} style={styles.value} />
        </div>
      ))}
    </div>
  )
}

/** The title and the note, fitted into the space left by the column's other texts. */
function setTexts({ label, title, note, facts }: CardText, { width, height }: Column) {
  const above = label ? heightOf(styles.label) + GAP.label : 0
  const below = facts ? heightOf(styles.value) + GAP.facts : 0
  const free = height - SIGN.height - GAP.sign - above - below
  const titleBlock = fitText(title, styles.title, SIZES, { width, height: free })
  const left = { width, height: free - titleBlock.height - GAP.note }
  const noteBlock = note === undefined ? null : setBlock(note, styles.note, left)
  return { titleBlock, noteBlock }
}

/** The sign at the top of a column, the other texts at its foot. */
function TextColumn({ text, column }: { text: CardText; column: Column }) {
  const { siteName, label, facts } = text
  const { titleBlock, noteBlock } = setTexts(text, column)
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        marginTop: EDGE,
        marginLeft: EDGE,
        ...column,
      }}
    >
      <Wordmark siteName={siteName} />
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        {label && (
          <div style={{ display: 'flex', marginBottom: GAP.label }}>
            <Line text={label} width={column.width} style={styles.label} />
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

/** A card as an element for `next/og`, 1200 x 630 pixels: texts fitted into the sky over the page's landscape. */
export function layOutCard({ text, place, photograph }: ShareCard) {
  const size = { ...SIZE, width: SIZE.width - (photograph ? PANEL.width : 0) }
  const column = { width: size.width - 2 * EDGE, height: skyOf(size) - EDGE }
  return (
    <div style={{ display: 'flex', ...SIZE, backgroundColor: palette.sky }}>
      <div style={{ display: 'flex', position: 'relative', ...size }}>
        <div style={{ display: 'flex', position: 'absolute', left: 0, top: 0 }}>
          <Landscape place={place} size={size} />
        </div>
        <TextColumn text={text} column={column} />
      </div>
      {photograph && <img alt="" src={photograph} {...PANEL} />}
    </div>
  )
}
