/** What the servers on this machine have in common: pages, the way they are shown, and the end. Node's own modules only. */
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'

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
export const escapeHtml = (text) => String(text).replace(/[&<>"']/g, (character) => ENTITIES[character])

/** A moment for readers. */
export const timeElement = (time) =>
  `<time datetime="${time.toISOString()}">${escapeHtml(timeFormat.format(time))}</time>`

/** Names with their values, which are HTML. */
export const list = (pairs) =>
  `<dl>\n${pairs.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${value}</dd>`).join('\n')}\n</dl>`

/**
 * Makes the pages of one server: `page` gives an answer for `serve` with a title, a body in HTML and a status, of which
 * `rights` are what its policy allows besides its own style; `refuse` gives one that is a sentence.
 * @param {string} style what the server has beside the style of all
 * @param {string} notice HTML that stands first on each page
 */
export function pagesWith(style, notice = '') {
  const all = STYLE + style
  const hash = createHash('sha256').update(all).digest('base64')
  const page = (title, body, { status = 200, rights = "form-action 'none'" } = {}) => ({
    status,
    policy: `default-src 'none'; style-src 'sha256-${hash}'; ${rights}; base-uri 'none'; frame-ancestors 'none'`,
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

function send(response, { status, policy, body, headers = {} }) {
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

/** Resolves once a server answers at the port of a variable; ends this process where that port cannot be used. */
export function listen(server, variable) {
  server.on('error', (error) => {
    // Else whoever called broke the connection off.
    if (error.syscall !== 'listen') return
    process.stdout.write(`port-in-use ${variable}\n`, () => process.exit(1))
  })
  return new Promise((resolve) => server.listen(Number(process.env[variable]), '127.0.0.1', resolve))
}

/**
 * Shows pages to browsers on this machine, at the port of a variable. Resolves once it answers.
 * @param {string} variable
 * @param {string[]} methods that the pages have
 * @param {ReturnType<typeof pagesWith>['refuse']} refuse
 * @param {(request: import('node:http').IncomingMessage) => Promise<object>} answer gives a status, a body, a policy and headers
 */
export function serve(variable, methods, refuse, answer) {
  // Other sites may have their names point at this machine.
  const hosts = ['localhost', '127.0.0.1'].map((name) => `${name}:${process.env[variable]}`)
  async function checked(request) {
    if (!hosts.includes(request.headers.host)) return refuse(403, `Open this page as http://${hosts[0]}.`)
    if (methods.includes(request.method)) return answer(request)
    const headers = { allow: methods.join(', ') }
    return { ...refuse(405, 'There is nothing of that kind to do here.'), headers }
  }
  const server = createServer(async (request, response) => {
    const answered = await checked(request).catch((error) => {
      process.stderr.write(`${request.url} cannot be answered: ${error.stack}\n`)
      return refuse(500, 'This cannot be answered.')
    })
    send(response, answered)
  })
  return listen(server, variable)
}

/** Ends this process, and with a good exit code, when it is asked to, or when its starter no longer reads. */
export function exitOnSignal() {
  const leave = () => process.exit(0)
  for (const event of ['SIGTERM', 'SIGINT']) process.once(event, leave)
  process.stdout.once('error', leave)
}
