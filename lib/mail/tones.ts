import { themes } from '@/lib/provider/palette'

const { light, dark } = themes

/** Inline, because some mail programs know no style sheet. `mso` styles are for Outlook. */
export const styles = {
  body: {
    margin: 0,
    padding: '24px 0',
    backgroundColor: light.paper,
    color: light.ink,
    fontFamily: "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
    fontSize: '17px',
    lineHeight: '1.6',
  },
  card: {
    width: '100%',
    maxWidth: '560px',
    backgroundColor: light.raised,
    border: `1px solid ${light.line}`,
    borderRadius: '12px',
  },
  preview: { display: 'none', overflow: 'hidden', lineHeight: '1px', opacity: 0, maxHeight: 0, maxWidth: 0 },
  inside: { padding: '28px 24px' },
  sender: { margin: '0 0 20px', fontSize: '15px', fontWeight: 600, color: light.vine },
  mark: { borderRadius: '11px', marginRight: '12px', verticalAlign: 'middle' },
  title: {
    margin: '0 0 16px',
    fontFamily: "Fraunces, 'Iowan Old Style', 'Palatino Linotype', Georgia, serif",
    fontSize: '26px',
    lineHeight: '1.25',
    fontWeight: 600,
    color: light.ink,
  },
  subtitle: {
    margin: '24px 0 8px',
    fontFamily: "Fraunces, 'Iowan Old Style', 'Palatino Linotype', Georgia, serif",
    fontSize: '20px',
    lineHeight: '1.3',
    fontWeight: 600,
  },
  text: { margin: '0 0 16px', fontSize: '17px', lineHeight: '1.6' },
  label: { padding: '4px 16px 4px 0', verticalAlign: 'top', fontSize: '15px', color: light.quiet },
  value: { padding: '4px 0', verticalAlign: 'top', fontSize: '17px', wordBreak: 'break-word' as const },
  link: { color: light.vine, textDecoration: 'underline' },
  button: {
    display: 'inline-block',
    maxWidth: '100%',
    margin: '8px 0 20px',
    padding: '12px 24px',
    borderRadius: '999px',
    backgroundColor: light.vine,
    color: light['on-vine'],
    fontSize: '17px',
    fontWeight: 600,
    lineHeight: '100%',
    textDecoration: 'none',
    msoPaddingAlt: '0px',
  },
  buttonLabel: {
    display: 'inline-block',
    maxWidth: '100%',
    lineHeight: '120%',
    msoPaddingAlt: '0px',
    msoTextRaise: '9px',
  },
  line: { width: '100%', margin: '24px 0 16px', border: 0, borderTop: `1px solid ${light.line}` },
  small: { margin: '0 0 8px', fontSize: '14px', lineHeight: '1.5', color: light.quiet },
} as const

/** If style sheets are supported: the dark theme, and less space around the card on a phone. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .mail-body { background-color: ${dark.paper} !important; color: ${dark.ink} !important; }
  .mail-card { background-color: ${dark.raised} !important; border-color: ${dark.line} !important; }
  .mail-title { color: ${dark.ink} !important; }
  .mail-sender, .mail-link { color: ${dark.vine} !important; }
  .mail-button { background-color: ${dark.vine} !important; color: ${dark['on-vine']} !important; }
  .mail-quiet { color: ${dark.quiet} !important; }
  .mail-line { border-color: ${dark.line} !important; }
}
@media (max-width: 480px) {
  .mail-body { padding: 0 !important; }
  .mail-card { border-radius: 0 !important; border-width: 0 0 1px !important; }
  .mail-inside { padding: 24px 18px !important; }
}
`
