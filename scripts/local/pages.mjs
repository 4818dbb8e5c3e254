/** Common parts of the local servers: pages, serving them, and ending. Node's own modules only. */
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'

const timeFormat = new Intl.DateTimeFormat('en-ZA', {
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

/** A text escaped for HTML, including attribute values. */
export const escapeHtml = (text) => String(text).replace(/[&<>"']/g, (character) => ENTITIES[character])

/** A moment as a readable element. */
export const timeElement = (time) =>
  `<time datetime="${time.toISOString()}">${escapeHtml(timeFormat.format(time))}</time>`

/** A definition list of names and values; values are HTML. */
export const list = (pairs) =>
  `<dl>\n${pairs.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${value}</dd>`).join('\n')}\n</dl>`

/**
 * Makes the pages of one server: `page` gives an answer for `serve` with a title, a body in HTML and a status; `rights`
 * are permissions in its policy besides its own style. `refuse` gives an answer with one sentence.
 * @param {string} style the server's CSS besides the common one
 * @param {string} notice HTML at the top of each page
 */
export function pagesWith(style, notice = '') {
  const all = STYLE + style
  const hash = createHash('sha256').update(all).digest('base64')
  const page = (title, body, { status = 200, rights = "form-action 'none'" } = {}) => ({
    status,
    headers: {
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; ${rights}; base-uri 'none'; frame-ancestors 'none'`,
    },
    body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${all}</style>
</head>
<body>
<main>
${notice}
${body}
</main>
</body>
</html>
`,
  })
  const refuse = (status, sentence) => page(sentence, `<h1>${escapeHtml(sentence)}</h1>`, { status })
  return { page, refuse }
}

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** Resolves once a server answers at the port of a variable; ends this process if the port cannot be used. */
export function listen(server, variable) {
  server.on('error', (error) => {
    // Otherwise the caller broke the connection.
    if (error.syscall !== 'listen') return
    process.stdout.write(`port-in-use ${variable}\n`, () => process.exit(1))
  })
  return new Promise((resolve) => server.listen(Number(process.env[variable]), '127.0.0.1', resolve))
}

/**
 * Serves pages to browsers on this machine, at the port of a variable. Resolves once it answers.
 * @param {string} variable
 * @param {string[]} methods of the pages
 * @param {ReturnType<typeof pagesWith>['refuse']} refuse
 * @param {(request: import('node:http').IncomingMessage) => Promise<object>} answer gives a status, a body and headers
 */
export function serve(variable, methods, refuse, answer) {
  // Other sites may point their names at this machine (DNS rebinding).
  const hosts = ['localhost', '127.0.0.1'].map((name) => `${name}:${process.env[variable]}`)
  async function checked(request) {
    if (!hosts.includes(request.headers.host)) return refuse(403, `Open this page as http://${hosts[0]}.`)
    if (methods.includes(request.method)) return answer(request)
    const refusal = refuse(405, 'There is nothing of that kind to do here.')
    return { ...refusal, headers: { ...refusal.headers, allow: methods.join(', ') } }
  }
  const server = createServer(async (request, response) => {
    const { status, body, headers } = await checked(request).catch((error) => {
      process.stderr.write(`${request.url} cannot be answered: ${error.stack}\n`)
      return refuse(500, 'This cannot be answered.')
    })
    response.writeHead(status, { ...HEADERS, ...headers }).end(body)
  })
  return listen(server, variable)
}

/** Ends this process with exit code 0 on a signal, or when its parent no longer reads. */
export function exitOnSignal() {
  const leave = () => process.exit(0)
  for (const event of ['SIGTERM', 'SIGINT']) process.once(event, leave)
  process.stdout.once('error', leave)
}
