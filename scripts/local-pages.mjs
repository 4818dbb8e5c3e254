/** What the pages of the servers on this machine have in common. Node's own modules only. */
import { createHash } from 'node:crypto'

const timeFormat = new Intl.DateTimeFormat('en-ZA', {
  timeZone: 'Africa/Johannesburg',
  dateStyle: 'medium',
  timeStyle: 'medium',
})

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 56rem; margin: 0 auto; padding: 1rem; background: Canvas; color: CanvasText; overflow-wrap: anywhere }
h1 { font-size: 1.4rem; line-height: 1.25 }
h2 { margin-top: 2rem; font-size: 1.1rem }
a { color: LinkText }
ol { margin: 0; padding: 0; list-style: none }
li { padding: .75rem 0; border-top: 1px solid GrayText }
dl { display: grid; grid-template-columns: fit-content(35%) minmax(0, 1fr); gap: .25rem 1rem }
dt { font-weight: 600 }
dd { margin: 0 }
`

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text escaped for HTML, also in the value of an attribute. */
export const escaped = (text) => String(text).replace(/[&<>"']/g, (character) => ENTITIES[character])

/** A moment for readers. */
export const timeElement = (time) =>
  `<time datetime="${time.toISOString()}">${escaped(timeFormat.format(time))}</time>`

/** Names with their values, which are HTML. */
export const list = (pairs) =>
  `<dl>\n${pairs.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${value}</dd>`).join('\n')}\n</dl>`

/**
 * Makes the pages of one server. The function that it returns gives an answer for `send`: a page with a title, a body in
 * HTML and a status; `rights` are what its policy allows besides its own style.
 * @param {string} style what the server has beside the style of all
 */
export function pagesWith(style) {
  const all = STYLE + style
  const hash = createHash('sha256').update(all).digest('base64')
  return (title, body, { status = 200, rights = "form-action 'none'" } = {}) => ({
    status,
    policy: `default-src 'none'; style-src 'sha256-${hash}'; ${rights}; base-uri 'none'; frame-ancestors 'none'`,
    body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${all}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`,
  })
}

/** Whether a browser was sent here under another name: other sites may have their names point at this machine. */
export const isOtherHost = ({ headers }, port) =>
  ![`localhost:${port}`, `127.0.0.1:${port}`].includes(headers.host)

/** Sends an answer: its status, its body, its policy, and headers of its own. */
export function send(response, { status, policy, body, headers = {} }) {
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      ...(policy && { 'content-security-policy': policy }),
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      ...headers,
    })
    .end(body)
}
