/**
 * Answers as Postmark documents `POST /email/batch` and `GET /message-streams/<stream>`. It represents the public
 * contract, not Postmark itself.
 */
import { json } from 'node:stream/consumers'
import { localServer } from './local-server'

const TOKEN = 'f4d5c1b0-6a53-4f6e-9a53-0d2f4f1f7a11'

/** A message as Postmark takes it. */
interface Taken {
  readonly From?: string
  readonly To: string
  readonly Subject?: string
  readonly HtmlBody?: string
  readonly TextBody?: string
  readonly ReplyTo?: string
  readonly MessageStream?: string
  readonly Metadata?: Readonly<Record<string, string>>
  readonly Headers?: readonly { readonly Name: string; readonly Value: string }[]
  readonly Attachments?: readonly Readonly<Record<'Name' | 'Content' | 'ContentType' | 'ContentID', string>>[]
}

const refusal = (ErrorCode: number, Message: string) => ({ ErrorCode, Message })

/** Postmark's rules for a message; undefined if it keeps them. */
function problemOf({ From, To, HtmlBody, TextBody }: Taken) {
  if (!From) return refusal(300, "Invalid 'From' address: ''.")
  if (!/^[a-z0-9.!#$%&'`*+\-/=^_{}|~]+@(?:\.?[a-z0-9-])+$/i.test(To))
    return refusal(300, `Illegal email address '${To}'.`)
  if (!HtmlBody && !TextBody) return refusal(300, 'Provide either email TextBody or HtmlBody or both.')
  return undefined
}

/**
 * `taken` has the accepted messages, `requests` the number of messages in each request; addresses in `inactive` are
 * refused; `intercept` answers instead. `close` ends it.
 */
export async function postmarkServer() {
  const state = {
    taken: [] as Taken[],
    requests: [] as number[],
    inactive: new Set<string>(),
    /** Of the stream `broadcast`. */
    stream: { SubscriptionManagementConfiguration: { UnsubscribeHandlingType: 'Custom' } } as Record<
      string,
      unknown
    >,
    intercept: undefined as { readonly status: number; readonly body: string } | undefined,
  }
  const server = await localServer(async (request, response) => {
    const reply = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const isKnown = request.headers['x-postmark-server-token'] === TOKEN
    const [, stream] = /^\/message-streams\/(.+)$/.exec(request.url!) ?? []
    if (request.method === 'GET' && stream) {
      if (!isKnown) return reply(401, refusal(10, 'Request does not contain a valid Server token.'))
      if (stream !== 'broadcast') return reply(404, refusal(1226, 'The Message Stream was not found.'))
      return reply(200, { ID: stream, MessageStreamType: 'Broadcasts', ArchivedAt: null, ...state.stream })
    }
    if (request.method !== 'POST' || request.url !== '/email/batch') return reply(404, {})
    const messages = (await json(request)) as Taken[]
    if (state.intercept) return response.writeHead(state.intercept.status).end(state.intercept.body)
    if (!isKnown) return reply(401, refusal(10, 'Request does not contain a valid Server token.'))
    if (messages.length > 500) return reply(422, refusal(410, 'Too many batch messages.'))
    state.requests.push(messages.length)
    const answers = messages.map((message) => {
      const problem = problemOf(message)
      if (problem) return problem
      if (state.inactive.has(message.To))
        return refusal(406, `You tried to send to a recipient that has been marked as inactive.`)
      state.taken.push(message)
      return { ...refusal(0, 'OK'), To: message.To, MessageID: crypto.randomUUID() }
    })
    return reply(200, answers)
  })
  const { host } = new URL(server.url)
  return Object.assign(state, {
    /** For `BULK_MAIL_URL`. */
    url: (token = TOKEN) => `http://${token}@${host}?stream=broadcast`,
    close: server.close,
  })
}
